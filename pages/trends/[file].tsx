import { StaticArticleView } from '@/components/views/ArticleView/StaticArticleView';
import { articlePage, articlePaths } from '@/services/loaders/article';

export const getStaticPaths = articlePaths('trends');
export const getStaticProps = articlePage('trends');
export default StaticArticleView;

import { StaticArticleView } from '@/components/views/ArticleView/StaticArticleView';
import { articlePage, articlePaths } from '@/services/loaders/article';

export const getStaticPaths = articlePaths('industryInfo');
export const getStaticProps = articlePage('industryInfo');
export default StaticArticleView;

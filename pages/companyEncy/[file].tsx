import { StaticArticleView } from '@/components/views/ArticleView/StaticArticleView';
import { articlePage, articlePaths } from '@/services/loaders/article';

export const getStaticPaths = articlePaths('companyEncy');
export const getStaticProps = articlePage('companyEncy');
export default StaticArticleView;

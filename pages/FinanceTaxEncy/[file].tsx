import { StaticArticleView } from '@/components/views/ArticleView/StaticArticleView';
import { articlePage, articlePaths } from '@/services/loaders/article';

export const getStaticPaths = articlePaths('FinanceTaxEncy');
export const getStaticProps = articlePage('FinanceTaxEncy');
export default StaticArticleView;

import { KeptArticleView } from '@/components/views/ArticleView/KeptArticleView';
import { articlePage, articlePaths } from '@/services/loaders/article';

export const getStaticPaths = articlePaths('FinanceTaxEncy');
export const getStaticProps = articlePage('FinanceTaxEncy');
export default KeptArticleView;

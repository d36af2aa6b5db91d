import { KeptArticleView } from '@/components/views/ArticleView/KeptArticleView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/financeTaxEncyArticle';
export default KeptArticleView;

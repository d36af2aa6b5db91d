import { ArticleView } from '@/components/views/ArticleView/ArticleView';

export { getStaticPaths, getStaticProps } from '@/services/pages/financeTaxEncyArticle';
export default ArticleView;

import { KeptArticleView } from '@/components/views/ArticleView/KeptArticleView';
import { articlePage, articlePaths } from '@/services/loaders/article';

export const getStaticPaths = articlePaths('companyEncy');
export const getStaticProps = articlePage('companyEncy');
export default KeptArticleView;

import { KeptArticleView } from '@/components/views/ArticleView/KeptArticleView';
import { articlePage, articlePaths } from '@/services/loaders/article';

export const getStaticPaths = articlePaths('industryInfo');
export const getStaticProps = articlePage('industryInfo');
export default KeptArticleView;

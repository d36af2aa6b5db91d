import { KeptArticleView } from '@/components/views/ArticleView/KeptArticleView';
import { articlePage, articlePaths } from '@/services/loaders/article';

export const getStaticPaths = articlePaths('trends');
export const getStaticProps = articlePage('trends');
export default KeptArticleView;

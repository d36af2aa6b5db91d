import { ArticleView } from '@/components/views/ArticleView/ArticleView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/trendsArticle';
export default ArticleView;

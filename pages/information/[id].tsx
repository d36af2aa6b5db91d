import { StaticNewsView } from '@/components/views/NewsView/StaticNewsView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/news';
export default StaticNewsView;

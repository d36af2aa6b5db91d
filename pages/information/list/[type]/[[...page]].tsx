import { StaticNewsListView } from '@/components/views/NewsListView/StaticNewsListView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/newsOfType';
export default StaticNewsListView;

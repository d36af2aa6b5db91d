import { StaticNewsListView } from '@/components/views/NewsListView/StaticNewsListView';

export { getStaticProps } from '@/services/loaders/newsList';
export default StaticNewsListView;

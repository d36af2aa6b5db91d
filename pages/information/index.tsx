import { StaticInformationListView } from '@/components/views/InformationListView/StaticInformationListView';

export { getStaticProps } from '@/services/loaders/informationList';
export default StaticInformationListView;

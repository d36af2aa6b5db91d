import { InformationListView } from '@/components/views/InformationListView/InformationListView';

export { getStaticProps } from '@/services/loaders/informationList';
export default InformationListView;

import { KeptInformationListView } from '@/components/views/InformationListView/KeptInformationListView';

export { getStaticProps } from '@/services/loaders/informationList';
export default KeptInformationListView;

import { InformationListView } from '@/components/views/InformationListView/InformationListView';

export { getStaticProps } from '@/services/pages/informationList';
export default InformationListView;

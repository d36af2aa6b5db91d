import { KeptInformationListView } from '@/components/views/InformationListView/KeptInformationListView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/informationOfType';
export default KeptInformationListView;

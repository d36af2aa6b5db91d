import { StaticInformationListView } from '@/components/views/InformationListView/StaticInformationListView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/informationOfType';
export default StaticInformationListView;

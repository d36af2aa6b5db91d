import { KeptInformationView } from '@/components/views/InformationView/KeptInformationView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/information';
export default KeptInformationView;

import { StaticInformationView } from '@/components/views/InformationView/StaticInformationView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/information';
export default StaticInformationView;

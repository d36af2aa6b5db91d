import { InformationView } from '@/components/views/InformationView/InformationView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/information';
export default InformationView;

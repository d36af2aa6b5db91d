import { InformationView } from '@/components/views/InformationView/InformationView';

export { getStaticPaths, getStaticProps } from '@/services/pages/information';
export default InformationView;

import { StaticManualView } from '@/components/views/ManualView/StaticManualView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/manual';
export default StaticManualView;

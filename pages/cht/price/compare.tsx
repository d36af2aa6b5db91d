import { CompareView } from '@/components/views/CompareView/CompareView';

export { getStaticProps } from '@/services/loaders/compare';
export default CompareView;

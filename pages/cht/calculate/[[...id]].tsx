import { CalculateView } from '@/components/views/CalculateView/CalculateView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/calculate';
export default CalculateView;

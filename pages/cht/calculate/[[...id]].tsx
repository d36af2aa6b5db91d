import { CalculateView } from '@/components/views/CalculateView/CalculateView';

export { getStaticPaths, getStaticProps } from '@/services/pages/calculate';
export default CalculateView;

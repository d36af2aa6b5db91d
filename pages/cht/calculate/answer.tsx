import { CalculateView } from '@/components/views/CalculateView/CalculateView';

export { getServerSideProps } from '@/services/loaders/answeredCheck';
export default CalculateView;

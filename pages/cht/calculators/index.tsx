import { StaticCalculatorsView } from '@/components/views/CalculatorsView/StaticCalculatorsView';

export { getStaticProps } from '@/services/loaders/calculators';
export default StaticCalculatorsView;

import { StaticCalculatorView } from '@/components/views/CalculatorView/StaticCalculatorView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/calculator';
export default StaticCalculatorView;

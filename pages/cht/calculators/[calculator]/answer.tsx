import { StaticCalculatorView } from '@/components/views/CalculatorView/StaticCalculatorView';

export { getServerSideProps } from '@/services/loaders/calculatorAnswer';
export default StaticCalculatorView;

import { StaticRatesOnDayView } from '@/components/views/RatesOnDayView/StaticRatesOnDayView';

export { getServerSideProps } from '@/services/loaders/ratesOnDay';
export default StaticRatesOnDayView;

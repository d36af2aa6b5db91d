import { PriceView } from '@/components/views/PriceView/PriceView';

export { getStaticProps } from '@/services/loaders/price';
export default PriceView;

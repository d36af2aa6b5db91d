import { PriceView } from '@/components/views/PriceView/PriceView';

export { getStaticProps } from '@/services/pages/price';
export default PriceView;

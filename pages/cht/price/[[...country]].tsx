import { PriceView } from '@/components/views/PriceView/PriceView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/price';
export default PriceView;

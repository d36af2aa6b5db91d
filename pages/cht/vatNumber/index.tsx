import { VatNumberView } from '@/components/views/VatNumberView/VatNumberView';

export { getStaticProps } from '@/services/loaders/vatNumber';
export default VatNumberView;

import { VatNumberView } from '@/components/views/VatNumberView/VatNumberView';

export { getServerSideProps } from '@/services/loaders/answeredVatNumber';
export default VatNumberView;

import { KeptPartnersView } from '@/components/views/PartnersView/KeptPartnersView';

export { getStaticProps } from '@/services/loaders/partner';
export default KeptPartnersView;

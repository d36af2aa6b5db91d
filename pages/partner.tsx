import { StaticPartnersView } from '@/components/views/PartnersView/StaticPartnersView';

export { getStaticProps } from '@/services/loaders/partner';
export default StaticPartnersView;

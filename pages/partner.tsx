import { PartnersView } from '@/components/views/PartnersView/PartnersView';

export { getStaticProps } from '@/services/loaders/partner';
export default PartnersView;

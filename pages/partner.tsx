import { PartnersView } from '@/components/views/PartnersView/PartnersView';

export { getStaticProps } from '@/services/pages/partner';
export default PartnersView;

import { AnniversaryView } from '@/components/views/AnniversaryView/AnniversaryView';

export { getStaticProps } from '@/services/pages/anniversary';
export default AnniversaryView;

import { AnniversaryView } from '@/components/views/AnniversaryView/AnniversaryView';

export { getStaticProps } from '@/services/loaders/anniversary';
export default AnniversaryView;

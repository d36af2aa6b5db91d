import { ManualsView } from '@/components/views/ManualsView/ManualsView';

export { getStaticProps } from '@/services/pages/operationManual';
export default ManualsView;

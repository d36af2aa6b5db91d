import { ManualsView } from '@/components/views/ManualsView/ManualsView';

export { getStaticProps } from '@/services/loaders/operationManual';
export default ManualsView;

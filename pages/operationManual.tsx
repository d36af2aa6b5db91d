import { KeptManualsView } from '@/components/views/ManualsView/KeptManualsView';

export { getStaticProps } from '@/services/loaders/operationManual';
export default KeptManualsView;

import { StaticManualsView } from '@/components/views/ManualsView/StaticManualsView';

export { getStaticProps } from '@/services/loaders/operationManual';
export default StaticManualsView;

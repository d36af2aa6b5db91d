import { KeptSchoolIndexView } from '@/components/views/SchoolIndexView/KeptSchoolIndexView';

export { getStaticProps } from '@/services/loaders/schoolIndex';
export default KeptSchoolIndexView;

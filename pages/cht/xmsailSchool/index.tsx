import { StaticSchoolIndexView } from '@/components/views/SchoolIndexView/StaticSchoolIndexView';

export { getStaticProps } from '@/services/loaders/schoolIndex';
export default StaticSchoolIndexView;

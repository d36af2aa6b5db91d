import { StaticSchoolListView } from '@/components/views/SchoolListView/StaticSchoolListView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/schoolList';
export default StaticSchoolListView;

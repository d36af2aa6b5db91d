import { KeptSchoolListView } from '@/components/views/SchoolListView/KeptSchoolListView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/schoolList';
export default KeptSchoolListView;

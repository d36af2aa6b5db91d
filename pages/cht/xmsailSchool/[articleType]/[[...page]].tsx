import { SchoolListView } from '@/components/views/SchoolListView/SchoolListView';

export { getStaticPaths, getStaticProps } from '@/services/pages/schoolList';
export default SchoolListView;

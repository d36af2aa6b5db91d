import { SchoolListView } from '@/components/views/SchoolListView/SchoolListView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/schoolList';
export default SchoolListView;

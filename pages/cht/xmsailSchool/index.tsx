import { SchoolIndexView } from '@/components/views/SchoolIndexView/SchoolIndexView';

export { getStaticProps } from '@/services/pages/schoolIndex';
export default SchoolIndexView;

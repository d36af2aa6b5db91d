import { SchoolIndexView } from '@/components/views/SchoolIndexView/SchoolIndexView';

export { getStaticProps } from '@/services/loaders/schoolIndex';
export default SchoolIndexView;

import { StaticServiceCategoryView } from '@/components/views/ServiceCategoryView/StaticServiceCategoryView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/serviceCategory';
export default StaticServiceCategoryView;

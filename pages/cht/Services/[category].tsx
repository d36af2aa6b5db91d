import { KeptServiceCategoryView } from '@/components/views/ServiceCategoryView/KeptServiceCategoryView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/serviceCategory';
export default KeptServiceCategoryView;

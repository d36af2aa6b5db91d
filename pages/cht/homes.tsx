import { HomeView } from '@/components/views/HomeView/HomeView';

export { getStaticProps } from '@/services/loaders/home';
export default HomeView;

import { HomeView } from '@/components/views/HomeView/HomeView';

export { getStaticProps } from '@/services/pages/home';
export default HomeView;

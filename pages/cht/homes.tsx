import { HomeView } from '@/components/views/HomeView/HomeView';
import { paths } from '@/services/config/paths';
import { homePage } from '@/services/loaders/home';

export const getStaticProps = homePage(paths.homes);
export default HomeView;

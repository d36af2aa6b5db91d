import { ContentView } from '@/components/views/ContentView/ContentView';
import { aboutPage } from '@/services/loaders/about';

export const getStaticProps = aboutPage('/cht/aboutUs');
export default ContentView;

import { ContentView } from '@/components/views/ContentView/ContentView';
import { aboutPage } from '@/services/pages/about';

export const getStaticProps = aboutPage('/cht/About');
export default ContentView;

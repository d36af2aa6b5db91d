import { ContentView } from '@/components/views/ContentView/ContentView';
import { contentPageIn, contentPagePaths } from '@/services/loaders/contentPage';

export const getStaticPaths = contentPagePaths('/cht');
export const getStaticProps = contentPageIn('/cht');
export default ContentView;

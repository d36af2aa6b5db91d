import { ContentView } from '@/components/views/ContentView/ContentView';
import { contentPageIn, contentPagePaths } from '@/services/loaders/contentPage';

export const getStaticPaths = contentPagePaths('/cht/Incorporation');
export const getStaticProps = contentPageIn('/cht/Incorporation');
export default ContentView;

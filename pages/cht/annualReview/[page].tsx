import { ContentView } from '@/components/views/ContentView/ContentView';
import { contentPageIn, contentPagePaths } from '@/services/loaders/contentPage';

export const getStaticPaths = contentPagePaths('/cht/annualReview');
export const getStaticProps = contentPageIn('/cht/annualReview');
export default ContentView;

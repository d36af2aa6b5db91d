import { ContentView } from '@/components/views/ContentView/ContentView';
import { contentPage } from '@/services/loaders/contentPage';

export const getStaticProps = contentPage('/agreeys');
export default ContentView;

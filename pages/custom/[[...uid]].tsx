import { ContentView } from '@/components/views/ContentView/ContentView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/campaign';
export default ContentView;

import { ContentView } from '@/components/views/ContentView/ContentView';

export { getStaticPaths, getStaticProps } from '@/services/pages/campaign';
export default ContentView;

import { ContentView } from '@/components/views/ContentView/ContentView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/chtPage';
export default ContentView;

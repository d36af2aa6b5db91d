import { ContentView } from '@/components/views/ContentView/ContentView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/incorporation';
export default ContentView;

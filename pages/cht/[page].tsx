import { ContentView } from '@/components/views/ContentView/ContentView';

export { getStaticPaths, getStaticProps } from '@/services/pages/chtPage';
export default ContentView;

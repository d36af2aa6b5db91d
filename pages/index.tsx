import { ContentView } from '@/components/views/ContentView/ContentView';

export { getStaticProps } from '@/services/pages/home';
export default ContentView;

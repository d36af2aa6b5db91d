import { VideosView } from '@/components/views/VideosView/VideosView';

export { getStaticProps } from '@/services/loaders/videoCourse';
export default VideosView;

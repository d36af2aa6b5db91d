import { VideosView } from '@/components/views/VideosView/VideosView';

export { getStaticProps } from '@/services/pages/videoCourse';
export default VideosView;

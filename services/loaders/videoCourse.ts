import { paths } from '@/services/config/paths';
import { videoCard } from '@/services/domain/articles/video';
import { fetchVideos } from '@/services/gateway/library';

import { withStaticProps } from './withStaticProps';

export const getStaticProps = withStaticProps({
  address: paths.videos,
  namespaces: ['videos'],
  needs: { static: ['videos'], namespaces: [] },
  load: async (_params, locale) => ({ videos: (await fetchVideos(locale)).map(videoCard) }),
});

import { paths } from '@/services/config/paths';
import { fetchVideos, filmTemplate } from '@/services/gateway/library';

import { withStaticProps } from './withStaticProps';

export const getStaticProps = withStaticProps({
  address: paths.videos,
  namespaces: ['videos'],
  needs: { static: [], namespaces: ['videos'] },
  load: async (_params, locale) => ({ videos: await fetchVideos(locale), filmTemplate: filmTemplate() }),
});

import type { GetStaticPaths } from 'next';

import { paths } from '@/services/config/paths';
import { videoCard } from '@/services/domain/articles/video';
import { documentIdOf } from '@/services/domain/content/documentId';
import { fetchVideos } from '@/services/gateway/library';
import { filmTemplate } from '@/services/gateway/mapContext';

import { staticPathsOf } from './staticPaths';
import { withStaticProps } from './withStaticProps';

type Params = { id: string };

export const getStaticPaths: GetStaticPaths<Params> = () => staticPathsOf<Params>([]);

/** One of the list: there are few, and each leads to the others. */
export const getStaticProps = withStaticProps({
  address: ({ id }: Params) => `${paths.videos}/${id}`,
  namespaces: ['videos'],
  needs: { static: ['transcriptHtml', 'services', 'others'], namespaces: ['videos'] },
  load: async ({ id: text }: Params, locale) => {
    const id = documentIdOf(text);
    if (id === undefined) return undefined;
    const videos = await fetchVideos(locale);
    const video = videos.find((candidate) => candidate.id === id);
    if (!video) return undefined;
    const { transcriptHtml, services } = video;
    const others = videos.filter((other) => other !== video).map(videoCard);
    return { film: videoCard(video), filmTemplate: filmTemplate(), transcriptHtml, services, others };
  },
});

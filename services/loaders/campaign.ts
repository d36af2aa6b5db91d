import type { GetStaticPaths } from 'next';

import { paths } from '@/services/config/paths';
import { blocksOnly } from '@/services/domain/content/firstViewProps';
import { isUid } from '@/services/domain/text/uid';
import { fetchCustomPage } from '@/services/gateway/pages';

import { guideCardImage } from './guideCardImage';
import { staticPathsOf } from './staticPaths';
import { withStaticProps } from './withStaticProps';

type Params = { uid?: string[] };

export const getStaticPaths: GetStaticPaths<Params> = () => staticPathsOf([{ uid: [] }]);

/** Campaign pages at `/custom/{uid}`; without one, the list of them all. */
export const getStaticProps = withStaticProps({
  address: ({ uid = [] }: Params) => [paths.campaigns, ...uid].join('/'),
  needs: blocksOnly,
  load: async ({ uid: segments = [] }: Params, locale) => {
    const [uid = '', ...more] = segments;
    if (more.length > 0 || (uid && !isUid(uid))) return undefined;
    const page = await fetchCustomPage(uid, locale);
    if (!page) return undefined;
    const image = page.image ?? guideCardImage(uid, page.title, locale);
    return { page: { ...page, image }, path: uid ? paths.campaign(uid) : paths.campaigns };
  },
});

import type { GetStaticPaths } from 'next';

import { paths } from '@/services/config/paths';
import { fetchCustomPage } from '@/services/gateway/pages';

import { prebuilt } from './staticPaths';
import { withStaticProps } from './withStaticProps';

type Params = { uid?: string[] };

/** Addresses of campaigns as marketers may choose them. */
const isUid = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9-]{0,59}$/.test(text);

/** The list is built ahead; it leads to the campaigns of the day. */
export const getStaticPaths: GetStaticPaths<Params> = () => prebuilt([{ uid: [] }]);

/** Campaign pages at `/custom/{uid}`; without one, the list of them all. */
export const getStaticProps = withStaticProps({
  load: async ({ uid: segments = [] }: Params, locale) => {
    const [uid = '', ...more] = segments;
    if (more.length > 0 || (uid && !isUid(uid))) return undefined;
    const page = await fetchCustomPage(uid, locale);
    return page && { page, path: uid ? paths.campaign(uid) : paths.campaigns };
  },
});

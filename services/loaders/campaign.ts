import type { GetStaticPaths } from 'next';

import { paths } from '@/services/config/paths';
import { defaultLocale } from '@/services/domain/locale/locale';
import { isUid } from '@/services/domain/text/uid';
import { fetchCustomPage } from '@/services/gateway/pages';

import { fetchCampaignUids } from '../gateway/campaignUids';
import { explainOutageInBuild } from './outageInBuild';
import { staticPathsOf } from './staticPaths';
import { withStaticProps } from './withStaticProps';

type Params = { uid?: string[] };

export const getStaticPaths: GetStaticPaths<Params> = () =>
  explainOutageInBuild(async () => {
    const uids = await fetchCampaignUids(defaultLocale);
    return staticPathsOf([{ uid: [] }, ...uids.map((uid) => ({ uid: [uid] }))]);
  });

/** Campaign pages at `/custom/{uid}`; without one, the list of them all. */
export const getStaticProps = withStaticProps({
  load: async ({ uid: segments = [] }: Params, locale) => {
    const [uid = '', ...more] = segments;
    if (more.length > 0 || (uid && !isUid(uid))) return undefined;
    const page = await fetchCustomPage(uid, locale);
    return page && { page, path: uid ? paths.campaign(uid) : paths.campaigns };
  },
});

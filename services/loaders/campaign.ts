import type { GetStaticPaths } from 'next';

import { paths } from '@/services/config/paths';
import { defaultLocale } from '@/services/domain/locale/locale';
import { isUid } from '@/services/domain/text/uid';
import { fetchCustomPage } from '@/services/gateway/pages';

import { listedCampaigns } from '../gateway/listedCampaigns';
import { gatewayDownInBuild } from './gatewayDown';
import { prebuilt } from './staticPaths';
import { withStaticProps } from './withStaticProps';

type Params = { uid?: string[] };

export const getStaticPaths: GetStaticPaths<Params> = () =>
  gatewayDownInBuild(async () => {
    const uids = await listedCampaigns(defaultLocale);
    return prebuilt([{ uid: [] }, ...uids.map((uid) => ({ uid: [uid] }))]);
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

import type { GetStaticPaths } from 'next';

import { paths } from '@/services/config/paths';
import { channelOf, isChannelName, noChannel } from '@/services/domain/activities/channel';
import { fetchChannelPage, fetchChannels } from '@/services/gateway/channels';

import { registrationOffer } from './registrationOffer';
import { staticPathsOf } from './staticPaths';
import { withStaticProps } from './withStaticProps';

type Params = { channel?: string[] };

export const getStaticPaths: GetStaticPaths<Params> = () => staticPathsOf([{ channel: [] }]);

/**
 * The landing page of newcomers, general or of a channel: the proxy leads `?channelCode=…` and `?channelNo=…` there. A
 * channel that is gone leads to the general page; by a redirect, so that inventing names makes no pages.
 */
export const getStaticProps = withStaticProps({
  address: ({ channel = [] }: Params) => [paths.newcomers, ...channel].join('/'),
  namespaces: ['promotion', 'registration', 'captcha'],
  needs: { static: [], namespaces: ['promotion', 'registration', 'captcha'] },
  load: async ({ channel: segments = [] }: Params, locale) => {
    const [named, ...more] = segments;
    if (more.length > 0 || (named !== undefined && !isChannelName(named))) return undefined;
    const channel =
      named === undefined
        ? noChannel
        : channelOf(await fetchChannels(locale), { channelCode: named, channelNo: named });
    if (!channel) return { redirectTo: paths.newcomers, isTemporary: true };
    const tracking = { channelNo: channel.channelNo, channelCode: channel.channelCode };
    const [landing, offer] = await Promise.all([
      fetchChannelPage(tracking, locale),
      registrationOffer(tracking, locale),
    ]);
    return landing && offer && { page: landing.page, offer };
  },
});

import type { GetStaticPaths } from 'next';

import { paths } from '@/services/config/paths';
import { channelOf, noChannel } from '@/services/domain/channel';
import { fetchChannelPage, fetchChannels } from '@/services/gateway/channels';

import { registrationOffer } from './registrationOffer';
import { prebuilt } from './staticPaths';
import { withStaticProps } from './withStaticProps';

type Params = { channel?: string[] };

export const getStaticPaths: GetStaticPaths<Params> = () => prebuilt([{ channel: [] }]);

/**
 * The landing page of newcomers, general or of a channel: next.config.js leads `?channelCode=…` and `?channelNo=…`
 * there. A channel that nobody knows gets the general page and keeps its name in the address, where registration finds it;
 * by a redirect, so that inventing names makes no pages.
 */
export const getStaticProps = withStaticProps({
  namespaces: ['promotion', 'registration'],
  layout: 'activity',
  load: async ({ channel: segments = [] }: Params, locale) => {
    const [named, ...more] = segments;
    if (more.length > 0 || (named !== undefined && !/^[\w.-]{1,64}$/.test(named))) return undefined;
    const channel =
      named === undefined
        ? noChannel
        : channelOf(await fetchChannels(locale), { channelCode: named, channelNo: named });
    if (!channel) return { movedTo: paths.newcomersOf(named ?? ''), isForNow: true };
    const tracking = { channelNo: channel.channelNo, channelCode: channel.channelCode };
    const [landing, offer] = await Promise.all([
      fetchChannelPage(tracking, locale),
      registrationOffer(tracking, locale),
    ]);
    return landing && offer && { page: landing.page, offer };
  },
});

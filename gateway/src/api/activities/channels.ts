import type { WireChannel, WireChannelPage } from '@/contract/calls/activities';

import { findChannel, findNewcomers, readable, type ChannelAddress } from '../../features/channels/findAward';
import type { Channel } from '../../payload-types';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { trackList } from '../../sync/trackVersions';
import { addressOfPage, findPage } from '../pages/findPage';

const toChannel = ({ id, channelNo, channelCode, channelName }: Channel): WireChannel => ({
  id,
  channelNo,
  channelCode,
  channelName,
});

/** All published channels, in the order set in the admin. */
export async function findChannels({ payload, language }: CallContext): Promise<WireChannel[]> {
  trackList('channels');
  const { docs } = await payload.find({
    collection: 'channels',
    ...asVisitor(language),
    sort: '_order',
    pagination: false,
  });
  return docs.map(toChannel);
}

/** The landing page of this channel, else the general one; null where there is neither. */
export async function findChannelPage(
  context: CallContext,
  address: ChannelAddress,
): Promise<WireChannelPage | null> {
  const channel = await findChannel(context, address);
  const own = readable('pages', channel?.landingPage);
  const ownPage = own && (await findPage(context, addressOfPage(own)));
  if (channel && ownPage) return { channel: toChannel(channel), page: ownPage };
  const general = readable('pages', (await findNewcomers(context)).landingPage);
  const page = general && (await findPage(context, addressOfPage(general)));
  return page ? { channel: null, page } : null;
}

import type { WireAward, WireChannel, WireChannelPage } from '../../../contract/activities';
import type { Channel, Newcomer } from '../../payload-types';
import { asVisitor, type CallContext } from '../context';
import { findPage } from '../pages/findPage';
import { toAward } from './toAward';

/** As they stand in the address of a link; empty where it has none. */
export interface ChannelAddress {
  channelNo: string;
  channelCode: string;
}

/** Who asks, when, and in which language. */
type Asking = Pick<CallContext, 'payload' | 'language' | 'now'>;

const toChannel = ({ id, channelNo, channelCode, channelName }: Channel): WireChannel => ({
  id,
  channelNo,
  channelCode,
  channelName,
});

/** All published channels, in the order set in the admin. */
export async function findChannels({ payload, language }: CallContext): Promise<WireChannel[]> {
  const { docs } = await payload.find({
    collection: 'channels',
    ...asVisitor(language),
    sort: '_order',
    pagination: false,
  });
  return docs.map(toChannel);
}

/** The channel of a link: by its code, or else by its number. */
async function findChannel(
  { payload, language }: Asking,
  { channelNo, channelCode }: ChannelAddress,
): Promise<Channel | undefined> {
  if (!channelNo && !channelCode) return undefined;
  const { docs } = await payload.find({
    collection: 'channels',
    ...asVisitor(language),
    where: { or: [{ channelCode: { equals: channelCode } }, { channelNo: { equals: channelNo } }] },
    limit: 2,
  });
  return docs.find((channel) => channel.channelCode === channelCode) ?? docs[0];
}

const findNewcomers = ({ payload, language }: Asking): Promise<Newcomer> =>
  payload.findGlobal({ slug: 'newcomers', ...asVisitor(language) });

type Related<D> = number | D | null | undefined;
const readable = <D extends object>(related: Related<D>): D | undefined =>
  typeof related === 'object' ? (related ?? undefined) : undefined;

/** What a merchant of this channel gets for registering: the channel's own award, else the general one, else null. */
export async function findAward(context: Asking, address: ChannelAddress): Promise<WireAward> {
  const own = toAward(readable((await findChannel(context, address))?.award), context.now);
  return own ?? toAward(readable((await findNewcomers(context)).award), context.now);
}

/** The landing page of this channel, else the general one; null where there is neither. */
export async function findChannelPage(
  context: CallContext,
  address: ChannelAddress,
): Promise<WireChannelPage | null> {
  const channel = await findChannel(context, address);
  const own = readable(channel?.landingPage);
  const ownPage = own && (await findPage(context, { pageKey: own.pageKey }));
  if (channel && ownPage) return { channel: toChannel(channel), page: ownPage };
  const general = readable((await findNewcomers(context)).landingPage);
  const page = general && (await findPage(context, { pageKey: general.pageKey }));
  return page ? { channel: null, page } : null;
}

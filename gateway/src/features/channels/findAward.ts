import type { WireAward } from '@/contract/calls/activities';

import type { Channel, Newcomer } from '../../payload-types';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { idsOfDrafts } from '../../sync/draftContext';
import { trackList, trackMissing } from '../../sync/trackVersions';
import { awardToWire } from './awardToWire';

/** As they stand in the address of a link; empty where it has none. */
export interface ChannelAddress {
  channelNo: string;
  channelCode: string;
}

/** The request: channel, time and language. */
type Asking = Pick<CallContext, 'payload' | 'language' | 'now'>;

/** The channel of a link: by its code, or else by its number. */
export async function findChannel(
  { payload, language }: Asking,
  { channelNo, channelCode }: ChannelAddress,
): Promise<Channel | undefined> {
  if (!channelNo && !channelCode) return undefined;
  const drafts = idsOfDrafts('channels');
  const { docs } = await payload.find({
    collection: 'channels',
    ...asVisitor(language),
    // A draft may have an address of its own, which its published row lacks.
    where: {
      or: [
        { channelCode: { equals: channelCode } },
        { channelNo: { equals: channelNo } },
        { id: { in: drafts } },
      ],
    },
    limit: 2 + drafts.length,
  });
  return (
    docs.find((channel) => channel.channelCode === channelCode) ??
    docs.find((channel) => channel.channelNo === channelNo)
  );
}

export function findNewcomers({ payload, language }: Asking): Promise<Newcomer> {
  trackList('newcomers');
  return payload.findGlobal({ slug: 'newcomers', ...asVisitor(language) });
}

type Related<D> = number | D | null | undefined;
/** The document that is referred to; undefined where it is not published, which is noted. */
export function readable<D extends object>(source: 'awards' | 'pages', related: Related<D>): D | undefined {
  if (typeof related === 'number') trackMissing(source, [related]);
  return typeof related === 'object' ? (related ?? undefined) : undefined;
}

/** Returns the award for registering through this channel: the channel's own award, else the general one, else null. */
export async function findAward(context: Asking, address: ChannelAddress): Promise<WireAward> {
  const own = awardToWire(readable('awards', (await findChannel(context, address))?.award), context.now);
  return own ?? awardToWire(readable('awards', (await findNewcomers(context)).award), context.now);
}

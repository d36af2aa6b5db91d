import type { Channel, ChannelPage, ChannelTracking } from '@/services/domain/activities/channel';
import type { Award } from '@/services/domain/activities/coupon';
import type { Locale } from '@/services/domain/locale/locale';

import { orAbsent } from './absence';
import { request } from './client';
import { inActivityArea } from './headers';
import { toChannel } from './map/channel';
import { toAward } from './map/coupon';
import { completePage } from './pages';

/** Where a merchant may say to have heard of us, in order. */
export async function fetchChannels(locale: Locale): Promise<Channel[]> {
  return (await request('allChannels', {}, inActivityArea(locale))).map(toChannel);
}

/** What a merchant of a channel gets for registering; undefined when nothing is given now. */
export async function fetchAward(tracking: ChannelTracking, locale: Locale): Promise<Award | undefined> {
  const wire = await request('getRegisterAward', tracking, inActivityArea(locale));
  return wire ? toAward(wire) : undefined;
}

/** The landing page of a channel; an unknown channel and none get the general one. Undefined where there is neither. */
export async function fetchChannelPage(
  tracking: ChannelTracking,
  locale: Locale,
): Promise<ChannelPage | undefined> {
  const wire = await orAbsent(request('getChannelPage', tracking, inActivityArea(locale)));
  if (!wire) return undefined;
  const { channel, page } = wire;
  return { channel: channel && toChannel(channel), page: await completePage(page, locale) };
}

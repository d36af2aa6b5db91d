import type { Channel, ChannelPage, ChannelTracking } from '@/services/domain/activities/channel';
import type { Award } from '@/services/domain/activities/coupon';
import type { Locale } from '@/services/domain/locale/locale';

import { callGateway } from './client';
import { channelFromWire } from './map/channel';
import { awardFromWire } from './map/coupon';
import { pageWithBlockData } from './pages';
import { undefinedIfNotFound } from './undefinedIfNotFound';

/** The channels through which merchants hear of us, in order. */
export async function fetchChannels(locale: Locale): Promise<Channel[]> {
  return (await callGateway('allChannels', {}, { locale })).map(channelFromWire);
}

/** The award that a channel gives for registering; undefined if there is none now. */
export async function fetchAward(tracking: ChannelTracking, locale: Locale): Promise<Award | undefined> {
  const wire = await callGateway('getRegisterAward', tracking, { locale });
  return wire ? awardFromWire(wire) : undefined;
}

/** The landing page of a channel; an unknown channel and none get the general one. Undefined where there is neither. */
export async function fetchChannelPage(
  tracking: ChannelTracking,
  locale: Locale,
): Promise<ChannelPage | undefined> {
  const wire = await undefinedIfNotFound(callGateway('getChannelPage', tracking, { locale }));
  if (!wire) return undefined;
  const { channel, page } = wire;
  return { channel: channel && channelFromWire(channel), page: await pageWithBlockData(page, locale) };
}

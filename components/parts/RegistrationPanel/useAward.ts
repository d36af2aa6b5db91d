import useSWR from 'swr';

import { fetchAward } from '@/services/browser/api/awards';
import type { RegistrationOffer } from '@/services/domain/accounts/account';
import { channelOf } from '@/services/domain/activities/channel';
import type { Award } from '@/services/domain/activities/coupon';
import { useChannelTracking } from '@/services/hooks/useChannelTracking';
import { useLocale } from '@/services/hooks/useLocale';

/**
 * The award for registering: the page's own, unless an earlier visit came through another channel, which then counts.
 */
export function useAward({ award, channel, channels }: RegistrationOffer): Award | null {
  const locale = useLocale();
  const tracking = useChannelTracking(channel);
  const isOther =
    tracking !== undefined &&
    channelOf(channels, tracking)?.channelCode !== channelOf(channels, channel)?.channelCode;
  const { data } = useSWR(
    isOther ? (['award', locale, tracking.channelNo, tracking.channelCode] as const) : null,
    () => fetchAward(tracking ?? channel),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return data === undefined ? award : data;
}

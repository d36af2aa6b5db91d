import { useEffect, useState } from 'react';

import { fetchAward } from '@/services/browser/api/awards';
import type { RegistrationOffer } from '@/services/domain/accounts/account';
import { channelOf } from '@/services/domain/activities/channel';
import type { Award } from '@/services/domain/activities/coupon';
import { useChannelTracking } from '@/services/hooks/useChannelTracking';
import { useLocale } from '@/services/hooks/useLocale';

/**
 * The award for registering: the page's own, unless an earlier visit came through another channel, which then counts.
 * Does without SWR: one call that few visitors need is not worth its weight.
 */
export function useAward({ award, channel, channels }: RegistrationOffer): Award | null {
  const locale = useLocale();
  const { channelNo, channelCode } = useChannelTracking(channel) ?? channel;
  const isOther =
    channelOf(channels, { channelNo, channelCode })?.channelCode !==
    channelOf(channels, channel)?.channelCode;
  const key = isOther ? [locale, channelNo, channelCode].join() : undefined;
  const [fetched, setFetched] = useState<{ key: string; award: Award | null }>();

  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    fetchAward({ channelNo, channelCode }).then(
      (other) => isCurrent && setFetched({ key, award: other }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key, channelNo, channelCode]);
  return fetched && fetched.key === key ? fetched.award : award;
}

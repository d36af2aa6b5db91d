import { fetchAward } from '@/services/browser/api/awards';
import type { RegistrationOffer } from '@/services/domain/accounts/account';
import { channelOf } from '@/services/domain/activities/channel';
import type { Award } from '@/services/domain/activities/coupon';
import { useLocale } from '@/services/hooks/useLocale';
import { usePageData } from '@/services/hooks/usePageData';
import { useParamObj } from '@/services/store/paramObj';

/** The award for registering: the page's own, unless an earlier visit came through another channel, which then counts. */
export function useAward({ award, channel, channels }: RegistrationOffer): Award | null {
  const locale = useLocale();
  const { channelNo, channelCode } = useParamObj(channel) ?? channel;
  const isOther =
    channelOf(channels, { channelNo, channelCode })?.channelCode !==
    channelOf(channels, channel)?.channelCode;
  const { data } = usePageData<Award | null>(isOther ? ['award', locale, channelNo, channelCode] : null, () =>
    fetchAward({ channelNo, channelCode }),
  );
  return data === undefined ? award : data;
}

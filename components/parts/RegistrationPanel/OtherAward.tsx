import { WelcomeAward } from '@/components/parts/WelcomeAward/WelcomeAward';
import { fetchAward } from '@/services/browser/api/awards';
import type { ChannelTracking } from '@/services/domain/activities/channel';
import type { Award } from '@/services/domain/activities/coupon';
import { useLocale } from '@/services/hooks/useLocale';
import { usePageData } from '@/services/hooks/usePageData';

interface OtherAwardProps {
  /** The channel that counts. */
  channel: ChannelTracking;
  /** The page's own award, until the other is there. */
  award: Award | null;
}

/** The award of another channel than the page's. */
export function OtherAward({ channel: { channelNo, channelCode }, award }: OtherAwardProps) {
  const { data = award } = usePageData<Award | null>(['award', useLocale(), channelNo, channelCode], () =>
    fetchAward({ channelNo, channelCode }),
  );
  return data && <WelcomeAward award={data} />;
}

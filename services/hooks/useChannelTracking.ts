import { useSyncExternalStore } from 'react';

import { channelTracking } from '@/services/browser/storage/channel';
import type { ChannelTracking } from '@/services/domain/activities/channel';

const never = () => () => undefined;
/**
 * Which channel the visit is counted for, on a page of a channel or of none; undefined until the page runs in a browser,
 * which alone knows.
 */
export function useChannelTracking(page: ChannelTracking): ChannelTracking | undefined {
  const tracking = useSyncExternalStore(
    never,
    // Neither value can have a space in it.
    () => Object.values(channelTracking(page)).join(' '),
    () => undefined,
  );
  if (tracking === undefined) return undefined;
  const [channelNo = '', channelCode = ''] = tracking.split(' ');
  return { channelNo, channelCode };
}

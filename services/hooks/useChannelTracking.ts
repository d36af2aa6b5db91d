import { useSyncExternalStore } from 'react';

import type { ChannelTracking } from '@/services/domain/channel';
import { channelTracking } from '@/services/live/channel';

const never = () => () => undefined;
/** Neither value can have a space in it. */
const snapshot = () => Object.values(channelTracking()).join(' ');

/** Which channel the visit is counted for; undefined until the page runs in a browser, which alone knows. */
export function useChannelTracking(): ChannelTracking | undefined {
  const tracking = useSyncExternalStore(never, snapshot, () => undefined);
  if (tracking === undefined) return undefined;
  const [channelNo = '', channelCode = ''] = tracking.split(' ');
  return { channelNo, channelCode };
}

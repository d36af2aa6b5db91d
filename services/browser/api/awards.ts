import type { ChannelTracking } from '@/services/domain/activities/channel';
import type { Award } from '@/services/domain/activities/coupon';
import { awardFromWire } from '@/services/gateway/map/coupon';

import { hasFailed } from './apiResult';
import { callApi } from './callApi';

/** Returns the award for registering through a channel, or null if there is none. Throws if the call fails, after showing the toast. */
export async function fetchAward(tracking: ChannelTracking): Promise<Award | null> {
  const response = await callApi('getRegisterAward', tracking);
  if (hasFailed(response)) throw new Error(response.msg);
  return response.data && awardFromWire(response.data);
}

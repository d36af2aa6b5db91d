import type { WireChannel } from '@/contract/calls/activities';
import type { Channel } from '@/services/domain/activities/channel';

export const channelFromWire = ({ id, channelNo, channelCode, channelName }: WireChannel): Channel => ({
  id,
  channelNo,
  channelCode,
  name: channelName,
});

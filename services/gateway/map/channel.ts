import type { WireChannel } from '@/gateway/contract/activities';
import type { Channel } from '@/services/domain/channel';

export const toChannel = ({ id, channelNo, channelCode, channelName }: WireChannel): Channel => ({
  id,
  channelNo,
  channelCode,
  name: channelName,
});

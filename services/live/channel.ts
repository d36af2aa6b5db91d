import Cookies from 'js-cookie';

import { type ChannelTracking, isChannelName, noChannel } from '@/services/domain/channel';

/** What an address or a cookie may say; anything else counts as nothing. */
const checked = (value: string | null | undefined): string => (value && isChannelName(value) ? value : '');

const read = (valueOf: (name: string) => string | null | undefined): ChannelTracking => ({
  channelNo: checked(valueOf('channelNo')),
  channelCode: checked(valueOf('channelCode')),
});

const isNamed = ({ channelNo, channelCode }: ChannelTracking) => Boolean(channelNo || channelCode);

/**
 * Which channel a visit is counted for: that of the address, or else of a page that belongs to one, or else the one
 * remembered in cookies (specification, section 9).
 */
export function channelTracking(
  page: ChannelTracking = noChannel,
  search: string = window.location.search,
): ChannelTracking {
  const query = new URLSearchParams(search);
  const inAddress = read((name) => query.get(name));
  if (isNamed(inAddress)) return inAddress;
  return isNamed(page) ? page : read((name) => Cookies.get(name));
}

import Cookies from 'js-cookie';

import type { ChannelTracking } from '@/services/domain/channel';

/** What an address or a cookie may say; anything else counts as nothing. */
const checked = (value: string | null | undefined): string =>
  value && /^[\w.-]{1,64}$/.test(value) ? value : '';

const read = (valueOf: (name: string) => string | null | undefined): ChannelTracking => ({
  channelNo: checked(valueOf('channelNo')),
  channelCode: checked(valueOf('channelCode')),
});

/** Which channel a visit is counted for: that of the address, or else the one remembered in cookies (specification, section 9). */
export function channelTracking(search: string = window.location.search): ChannelTracking {
  const query = new URLSearchParams(search);
  const inAddress = read((name) => query.get(name));
  return inAddress.channelNo || inAddress.channelCode ? inAddress : read((name) => Cookies.get(name));
}

/** @jest-environment jsdom */
import Cookies from 'js-cookie';

import { channelTracking } from './channel';

afterEach(() => ['channelNo', 'channelCode'].forEach((name) => Cookies.remove(name)));

it.each([
  ['', { channelNo: '', channelCode: '' }],
  ['?channelNo=1005&channelCode=logistics', { channelNo: '1005', channelCode: 'logistics' }],
  ['?channelCode=hgzn', { channelNo: '', channelCode: 'hgzn' }],
  ['?channelCode=%3Cscript%3E&channelNo=', { channelNo: '', channelCode: '' }],
  [`?channelCode=${'a'.repeat(65)}`, { channelNo: '', channelCode: '' }],
])('reads %j as %j', (search, tracking) => expect(channelTracking(undefined, search)).toEqual(tracking));

it('remembers an earlier visit, unless the address or the page names a channel', () => {
  Cookies.set('channelNo', '1007');
  Cookies.set('channelCode', 'fair');
  const page = { channelNo: '1005', channelCode: 'logistics' };
  expect(channelTracking(undefined, '?x=1')).toEqual({ channelNo: '1007', channelCode: 'fair' });
  expect(channelTracking(page, '?x=1')).toEqual(page);
  expect(channelTracking(page, '?channelCode=hgzn')).toEqual({ channelNo: '', channelCode: 'hgzn' });
});

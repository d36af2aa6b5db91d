import { channelOf, noChannel } from './channel';

// Shows (requirements, 9.3).

const channels = [
  { channelNo: '1005', channelCode: 'logistics' },
  { channelNo: '1006', channelCode: 'adviser' },
];

it.each([
  ['logistics', '', '1005'],
  ['', '1006', '1006'],
  ['logistics', '1006', '1005'],
  ['unknown', '1006', '1006'],
  ['unknown', '', undefined],
  ['1005', '', undefined],
])('the code %j and the number %j find the channel %s', (channelCode, channelNo, found) =>
  expect(channelOf(channels, { channelCode, channelNo })?.channelNo).toBe(found),
);

it('finds no channel without a code and a number', () =>
  expect(channelOf(channels, noChannel)).toBeUndefined());

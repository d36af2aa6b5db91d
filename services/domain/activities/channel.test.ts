import {
  channelOf,
  hasChannel,
  isChannelName,
  noChannel,
  withoutQuestionsCode,
  withQuestionsCode,
} from './channel';

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

it('the code of the questions is forced there and cleared elsewhere; others stay', () => {
  const fair = { channelNo: '1007', channelCode: 'fair' };
  const questions = { channelNo: '1007', channelCode: 'hgzn' };
  expect(withQuestionsCode(fair)).toEqual(questions);
  expect(withoutQuestionsCode(questions)).toEqual({ channelNo: '1007', channelCode: '' });
  expect(withoutQuestionsCode(fair)).toEqual(fair);
});

it('a code or a number alone names a channel', () => {
  const both = [{ channelNo: '1', channelCode: '' }, { channelNo: '', channelCode: 'a' }, noChannel];
  expect(both.map(hasChannel)).toEqual([true, true, false]);
});

it.each([
  ['trade-fair_2.0', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['', false],
  ['a b', false],
  ['<a>', false],
])('%j may be the name of a channel: %s', (text, expected) => expect(isChannelName(text)).toBe(expected));

import { pageCountOf, pageNumberOf } from './listPages';

it.each([
  [undefined, 1],
  [['2'], 2],
  [['9999'], 9999],
  [['1'], undefined],
  [['0'], undefined],
  [['02'], undefined],
  [['10000'], undefined],
  [['2x'], undefined],
  [['2', '3'], undefined],
])('the segments %j are page %s', (segments, page) => expect(pageNumberOf(segments)).toBe(page));

it.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [60, 3],
])('%d entries fill %d pages of 20', (entries, count) => expect(pageCountOf(entries, 20)).toBe(count));

import { judge, median, medians } from './measures.mjs';

const home = { name: 'home', path: '/' };
const size = { key: 'scripts', title: '', digits: 1, bar: () => 150 };

test('the median of an even number of values is between the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('each value has its own median', () => {
  expect(
    medians([
      { lcp: 1, tbt: 9 },
      { lcp: 2, tbt: 7 },
      { lcp: 3, tbt: 8 },
    ]),
  ).toEqual({ lcp: 2, tbt: 8 });
});

test.each([
  [150, '150.0 ✓ 150', true],
  [150.04, '150.0 ✓ 150', true],
  [150.06, '150.1 ✗ 150', false],
])('judges %s kB against a bar of 150', (value, text, isMet) => {
  expect(judge(size, home, value)).toEqual({ text, isMet });
});

test('a score must reach its bar', () => {
  const score = { key: 'score', title: '', digits: 0, bar: () => 98, isFloor: true };
  expect(judge(score, home, 97).isMet).toBe(false);
  expect(judge(score, home, 98).isMet).toBe(true);
});

test('a value without a bar has no verdict', () => {
  expect(judge({ ...size, bar: () => undefined }, home, 3)).toEqual({ text: '3.0', isMet: undefined });
});

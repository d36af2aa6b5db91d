/** @jest-environment jsdom */
import { shortLife, shortLivedData } from './shortLivedData';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('keeps what was fetched ahead for 5 s, each from when it was asked for', () => {
  const data = shortLivedData();
  const [first, second] = [Promise.resolve(1), Promise.resolve(2)];
  data.first = first;
  jest.advanceTimersByTime(shortLife - 1);
  data.second = second;
  expect([data.first, data.second]).toEqual([first, second]);
  jest.advanceTimersByTime(1);
  expect([data.first, data.second]).toEqual([undefined, second]);
});

it('forgets what is removed, and has nothing else', () => {
  const data = shortLivedData();
  data.page = Promise.resolve();
  delete data.page;
  expect([data.page, data.other]).toEqual([undefined, undefined]);
});

import { shortLife, shortLivedData } from './shortLivedData';

/** What the router keeps of an answer. */
const answer = () =>
  Promise.resolve({ dataHref: '', json: null, response: new Response(), text: '', cacheKey: '' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('keeps what was fetched ahead for 5 s, each from when it was asked for', () => {
  const data = shortLivedData();
  const [first, second] = [answer(), answer()];
  data.first = first;
  jest.advanceTimersByTime(shortLife - 1);
  data.second = second;
  expect([data.first, data.second]).toEqual([first, second]);
  jest.advanceTimersByTime(1);
  expect([data.first, data.second]).toEqual([undefined, second]);
});

it('forgets what is removed, and has nothing else', () => {
  const data = shortLivedData();
  data.page = answer();
  delete data.page;
  expect([data.page, data.other]).toEqual([undefined, undefined]);
});

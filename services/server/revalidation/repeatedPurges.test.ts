import { createRepeatedPurges } from './repeatedPurges';

/** A cache that answers, is silent until the deadline of a request, or cannot be reached. */
function fakeCache() {
  const state = { answersIn: 0, isReachable: true };
  const removed: string[] = [];
  const asked: string[] = [];
  const purge = async (page: string) => {
    asked.push(page);
    const { answersIn, isReachable } = state;
    if (answersIn > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(answersIn, 1_000)));
    if (!isReachable || answersIn > 1_000) throw new Error('no answer');
    removed.push(page);
  };
  return { state, removed, asked, purge };
}

const log = jest.fn();
let cache = fakeCache();
let remove = createRepeatedPurges({ ...cache, log });

beforeEach(() => {
  jest.useFakeTimers();
  log.mockReset();
  cache = fakeCache();
  remove = createRepeatedPurges({ ...cache, log });
});
afterEach(() => jest.useRealTimers());

it('removes a page before it resolves', async () => {
  cache.state.answersIn = 50;
  let isDone = false;
  void remove('/').then(() => (isDone = true));
  await jest.advanceTimersByTimeAsync(49);
  expect([isDone, cache.removed]).toEqual([false, []]);
  await jest.advanceTimersByTimeAsync(1);
  expect([isDone, cache.removed]).toEqual([true, ['/']]);
  expect(jest.getTimerCount()).toBe(0);
});

it('lets nobody wait for a cache that has not answered', async () => {
  cache.state.answersIn = Infinity;
  const first = remove('/');
  await jest.advanceTimersByTimeAsync(1_000);
  await first;
  await Promise.all(['/a', '/b', '/c'].map(remove));
  expect(cache.asked).toEqual(['/']);
});

it('repeats what failed once the cache can be reached, and then waits for it again', async () => {
  cache.state.isReachable = false;
  await Promise.all(['/', '/a'].map(remove));
  await remove('/b');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(cache.removed).toEqual([]);
  expect(cache.asked.length).toBeLessThan(10);

  cache.state.isReachable = true;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(cache.removed.sort()).toEqual(['/', '/a', '/b']);
  expect(jest.getTimerCount()).toBe(0);
  await remove('/c');
  expect(cache.removed).toContain('/c');
});

it('repeats a page that is long overdue', async () => {
  cache.state.isReachable = false;
  await remove('/');
  await jest.advanceTimersByTimeAsync(3_600_000);
  cache.state.isReachable = true;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(cache.removed).toEqual(['/']);
});

it('removes a page once more that changed while it was removed', async () => {
  cache.state.isReachable = false;
  await remove('/');
  Object.assign(cache.state, { isReachable: true, answersIn: 100 });
  await jest.advanceTimersByTimeAsync(1_050);
  await remove('/');
  await jest.advanceTimersByTimeAsync(3_000);
  expect(cache.removed).toEqual(['/', '/']);
});

it('does not let one page that fails hold up the others', async () => {
  const removed: string[] = [];
  const purge = (page: string) => {
    if (page === '/fails') return Promise.reject(new Error('500'));
    removed.push(page);
    return Promise.resolve();
  };
  const removeFrom = createRepeatedPurges({ purge, log });
  for (const page of ['/fails', '/a', '/b']) await removeFrom(page);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(removed).toEqual(['/a', '/b']);
});

it('keeps the last 10,000 pages at most', async () => {
  cache.state.isReachable = false;
  for (let page = 0; page <= 10_000; page += 1) await remove(`/${page}`);
  cache.state.isReachable = true;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(cache.removed).toHaveLength(10_000);
  expect(cache.removed).not.toContain('/0');
});

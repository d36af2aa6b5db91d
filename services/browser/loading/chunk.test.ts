/** @jest-environment jsdom */
import { loadChunk, loadOptional } from './chunk';

// Shows (requirements, 4.6 and 8.7).

const gone = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const reload = jest.fn();
/** Returns `reloads` if the page is reloaded, otherwise the result or the error. */
async function load(error: unknown = gone) {
  const before = reload.mock.calls.length;
  const loading = loadChunk(() => Promise.reject(error as Error), { reload });
  const stays = loading.then(
    () => 'loaded',
    (reason: unknown) => reason,
  );
  return Promise.race([
    stays,
    jest.advanceTimersByTimeAsync(1).then(() => reload.mock.calls.length > before && 'reloads'),
  ]);
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00Z') });
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('returns the loaded module', async () => {
  await expect(loadChunk(() => Promise.resolve('part'), { reload })).resolves.toBe('part');
  expect(sessionStorage).toHaveLength(0);
});

it('reloads the page at most once in 60 s', async () => {
  await expect(load()).resolves.toBe('reloads');
  await jest.advanceTimersByTimeAsync(30_000);
  await expect(load()).resolves.toBe(gone);
  await jest.advanceTimersByTimeAsync(30_000);
  await expect(load()).resolves.toBe('reloads');
});

it.each<[string, () => void]>([
  [
    'storage throws',
    () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('Blocked', 'SecurityError');
      }),
  ],
  ['storage discards the value', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {})],
  ['there is no network', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('never reloads if %s', async (_case, arrange) => {
  arrange();
  await expect(load()).resolves.toBe(gone);
  await expect(load()).resolves.toBe(gone);
});

it('reloads the page for a missing style sheet too', async () => {
  await expect(load(Object.assign(new Error('Gone'), { code: 'CSS_CHUNK_LOAD_FAILED' }))).resolves.toBe(
    'reloads',
  );
});

it('throws any other error unchanged', async () => {
  const error = new Error('A fault in the part itself');
  await expect(load(error)).resolves.toBe(error);
});

it('returns undefined if an optional module fails, and retries on the next call', async () => {
  await expect(loadOptional(() => Promise.reject(gone))).resolves.toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
  await expect(loadOptional(() => Promise.resolve('part'))).resolves.toBe('part');
});

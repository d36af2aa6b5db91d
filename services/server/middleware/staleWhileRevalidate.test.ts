import { staleWhileRevalidate } from './staleWhileRevalidate';

const fetch = jest.fn<Promise<string>, []>();
const onFault = jest.fn();
const keep = () =>
  staleWhileRevalidate({ fetch, empty: 'nothing', lifetime: () => 60_000, firstWait: 300, onFault });
const never = new Promise<string>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  fetch.mockReset();
  onFault.mockReset();
});
afterEach(() => jest.useRealTimers());

it('is fetched once for all who come at first', async () => {
  fetch.mockResolvedValue('one');
  const { get } = keep();
  expect(await Promise.all([get(), get()])).toEqual(['one', 'one']);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('is fetched anew once it is too old, and nobody waits for it', async () => {
  fetch.mockResolvedValueOnce('one').mockResolvedValueOnce('two');
  const { get } = keep();
  await get();
  jest.advanceTimersByTime(59_999);
  expect(await get()).toBe('one');
  expect(fetch).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(await get()).toBe('one');
  expect(await get()).toBe('two');
});

it('stays what it was while the gateway fails or hangs', async () => {
  fetch.mockResolvedValueOnce('one').mockRejectedValueOnce(new Error('gone')).mockReturnValue(never);
  const { get } = keep();
  await get();
  jest.advanceTimersByTime(60_000);
  await get();
  expect(await get()).toBe('one');
  expect(onFault).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect([await get(), await get()]).toEqual(['one', 'one']);
});

it('the first waits no longer than said', async () => {
  fetch.mockReturnValue(never);
  const got = keep().get();
  await jest.advanceTimersByTimeAsync(300);
  expect(await got).toBe('nothing');
});

it('can be renewed at once, and says when that fails', async () => {
  fetch.mockResolvedValueOnce('one').mockResolvedValueOnce('two').mockRejectedValueOnce(new Error('gone'));
  const { get, renew } = keep();
  await get();
  await renew();
  expect(await get()).toBe('two');
  await expect(renew()).rejects.toThrow('gone');
  expect([await get(), onFault.mock.calls]).toEqual(['two', []]);
});

it('is not set back by what was asked for before', async () => {
  let late: (value: string) => void = () => undefined;
  fetch.mockResolvedValueOnce('one').mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
  fetch.mockResolvedValueOnce('three');
  const { get, renew } = keep();
  await get();
  const earlier = renew();
  await renew();
  late('two');
  await earlier;
  expect(await get()).toBe('three');
});

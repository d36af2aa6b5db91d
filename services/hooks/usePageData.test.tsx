import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

import { usePageData } from './usePageData';

// Shows (requirements, 7.25).

const emptyCache = () => new Map<string, never>();
const fetcher = jest.fn(() => Promise.resolve('data'));
let cache: ReturnType<typeof emptyCache>;
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
);
const open = (delay?: number) =>
  renderHook(({ key }) => usePageData(key, fetcher, { delay }).data, {
    wrapper,
    initialProps: { key: ['page', '1'] as string[] | null },
  });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  fetcher.mockClear();
  cache = emptyCache();
});
afterEach(() => jest.useRealTimers());

it('fetches after 200 ms', async () => {
  const { result } = open();
  await pass(199);
  expect(fetcher).not.toHaveBeenCalled();
  await pass(1);
  expect(fetcher).toHaveBeenCalledTimes(1);
  expect(result.current).toBe('data');
});

it('fetches nothing for a page that is left before', async () => {
  const { rerender, unmount } = open();
  await pass(150);
  rerender({ key: ['page', '2'] });
  await pass(199);
  rerender({ key: null });
  await pass(1_000);
  rerender({ key: ['page', '3'] });
  await pass(199);
  unmount();
  await pass(1_000);
  expect(fetcher).not.toHaveBeenCalled();
});

it('returns what is known at once, and fetches it no more', async () => {
  const { unmount } = open();
  await pass(200);
  unmount();
  expect(open().result.current).toBe('data');
  await pass(1_000);
  expect(fetcher).toHaveBeenCalledTimes(1);
});

it.each([
  [0, 0],
  [500, 499],
])('with a delay of %i ms fetches after that time', async (delay, before) => {
  open(delay);
  await pass(before);
  expect(fetcher).toHaveBeenCalledTimes(delay === 0 ? 1 : 0);
  await pass(1);
  expect(fetcher).toHaveBeenCalledTimes(1);
});

import { act, renderHook } from '@testing-library/react';

import { useDelayedLoading } from './useDelayedLoading';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const load = (isLoading: boolean) =>
  renderHook(({ value }) => useDelayedLoading(value), { initialProps: { value: isLoading } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('returns true after 200 ms, and false as soon as loading ends', () => {
  const { result, rerender } = load(true);
  pass(199);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  rerender({ value: false });
  expect(result.current).toBe(false);
});

it('stays false for repeated shorter loading', () => {
  const { result, rerender } = load(true);
  for (let round = 0; round < 3; round += 1) {
    pass(150);
    rerender({ value: false });
    rerender({ value: true });
  }
  expect(result.current).toBe(false);
});

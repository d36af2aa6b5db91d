import { retryDelay, maxAttempts } from './retryDelay';

it.each([
  [1, 2_000],
  [2, 4_000],
  [5, 32_000],
  [9, 512_000],
  [10, 900_000],
  [maxAttempts, 900_000],
])('after attempt %i it waits %i ms', (attempts, expected) => expect(retryDelay(attempts)).toBe(expected));

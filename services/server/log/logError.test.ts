import { GatewayUnavailable } from '@/services/gateway/errors';

import { logError } from './logError';

const written: Record<string, unknown>[] = [];
jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
  written.push(JSON.parse(String(line)) as Record<string, unknown>);
  return true;
});
jest.useFakeTimers();

beforeEach(() => {
  jest.advanceTimersByTime(60_000);
  written.length = 0;
});

it('writes no stack for a call that fails', () => {
  const error = new GatewayUnavailable('/officialQuery/getPartner', 'it failed just now');
  logError('Next', error);
  const cause =
    "GatewayUnavailable: The gateway's call /officialQuery/getPartner is unavailable: it failed just now.";
  expect(written).toMatchObject([{ level: 'error', during: 'Next', cause }]);
  expect(written[0]).not.toHaveProperty('stack');
});

it('writes the stack of an unexpected error', () => {
  logError('Next', new TypeError('x is undefined'), 'warn');
  expect(written).toMatchObject([
    {
      level: 'warn',
      cause: 'TypeError: x is undefined',
      stack: expect.stringContaining('at ') as string,
    },
  ]);
});

import { GatewayUnavailable } from '@/services/gateway/errors';

import { boundConsole } from './boundConsole';

const written: string[] = [];
jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
  written.push(String(line));
  return true;
});
jest.useFakeTimers();
const target: Pick<Console, 'error' | 'warn'> = { error: () => {}, warn: () => {} };
boundConsole(target);

beforeEach(() => {
  jest.advanceTimersByTime(60_000);
  written.length = 0;
});
const entries = () => written.map((line) => JSON.parse(line) as Record<string, unknown>);

it('makes one line of a failure that Next tells several times, without a stack for a call', () => {
  const error = new GatewayUnavailable('/officialQuery/getPartner', 'it failed just now');
  for (let page = 0; page < 500; page += 1) {
    target.error(error);
    target.error('\u001b[31m⨯\u001b[0m', error);
  }
  expect(entries()).toMatchObject([
    {
      level: 'error',
      during: 'Next',
      cause:
        "GatewayUnavailable: The gateway's call /officialQuery/getPartner is unavailable: it failed just now.",
    },
  ]);
  expect(entries()[0]).not.toHaveProperty('stack');
});

it('keeps the stack of a fault of ours, and what is no error as a message', () => {
  target.error(new TypeError('x is undefined'));
  target.warn('\u001b[33m⚠\u001b[0m', 'Failed to update', { a: 1 });
  const [fault, warning] = entries();
  expect(fault).toMatchObject({
    cause: 'TypeError: x is undefined',
    stack: expect.stringContaining('at ') as string,
  });
  expect(warning).toMatchObject({ level: 'warn', cause: 'Message: ⚠ Failed to update { a: 1 }' });
  expect(warning).not.toHaveProperty('stack');
});

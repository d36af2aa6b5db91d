import { logFault, logReferred } from './logFault';

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

it('a failed call is found by the reference that its caller has', () => {
  const log = logReferred('Call');
  const error = new Error('no answer for ada@example.com');
  for (const reference of ['a-1', 'a-2', 'a-3']) log(reference, error);
  jest.advanceTimersByTime(60_000);
  expect(written).toMatchObject([
    { level: 'error', during: 'Call', cause: 'Error: no answer for <e-mail>', reference: 'a-1' },
    { during: 'Call', count: 2 },
  ]);
  expect(written[0]?.stack).toMatch(/^at /);
  expect(written[1]).not.toHaveProperty('reference');
});

it('what is thrown and is no error has a line too', () => {
  logFault('Next', 'nothing', 'warn');
  expect(written).toMatchObject([{ level: 'warn', during: 'Next', cause: 'Error: nothing' }]);
});

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

it('logs a failed call with the id that its caller receives', () => {
  const log = logReferred('Call');
  const error = new Error('no answer for ada@example.com');
  for (const id of ['a-1', 'a-2', 'a-3']) log(id, error);
  jest.advanceTimersByTime(60_000);
  expect(written).toMatchObject([
    { level: 'error', during: 'Call', cause: 'Error: no answer for <e-mail>', requestId: 'a-1' },
    { during: 'Call', count: 2 },
  ]);
  expect(written[0]?.stack).toMatch(/^at /);
  expect(written[1]).not.toHaveProperty('requestId');
});

it('logs a thrown value that is no Error', () => {
  logFault('Next', 'nothing', 'warn');
  expect(written).toMatchObject([{ level: 'warn', during: 'Next', cause: 'Error: nothing' }]);
});

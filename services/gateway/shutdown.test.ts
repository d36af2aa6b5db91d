import { untilShutdown } from './shutdown';

jest.mock('@/services/config/env', () => ({ env: () => ({ DRAIN_SECONDS: 0 }) }));

/** Jest's own process object does not hand on signals. */
const listeners: Record<string, () => void> = {};
jest.spyOn(process, 'once').mockImplementation((name: string | symbol, listener: () => void) => {
  listeners[String(name)] = listener;
  return process;
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = (signal: AbortSignal) =>
  new Promise<string>((_resolve, reject) => {
    const fail = () => reject(new Error('aborted'));
    if (signal.aborted) fail();
    signal.addEventListener('abort', fail);
  });

it('aborts all calls five seconds after the signal, and later ones at once', async () => {
  expect(await untilShutdown(() => Promise.resolve('done'))).toBe('done');
  const hung = untilShutdown(never).catch((error: Error) => error.message);
  listeners.SIGTERM?.();
  jest.advanceTimersByTime(4_999);
  expect(await untilShutdown(({ aborted }) => Promise.resolve(aborted))).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await hung).toBe('aborted');
  await expect(untilShutdown(never)).rejects.toThrow('aborted');
});

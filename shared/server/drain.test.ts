import { endGracefully } from './gracefulShutdown';
import { isShuttingDown } from './shutdownState';

// Files of tests that run in one process share its channels.
jest.mock('node:diagnostics_channel', () => ({ subscribe: jest.fn() }));

/** Stands for Next, which closes its port. */
const closePort = jest.fn();
const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);

/** Jest's own process object does not hand on signals. */
const listeners = new Set<(signal: string) => void>([closePort]);
type Listener = (signal: string) => void;
jest.spyOn(process, 'listeners').mockImplementation(() => [...listeners] as never);
jest.spyOn(process, 'on').mockImplementation((name: string | symbol, listener: Listener) => {
  if (name === 'SIGTERM') listeners.add(listener);
  return process;
});
jest.spyOn(process, 'off').mockImplementation((_name: string | symbol, listener: Listener) => {
  listeners.delete(listener);
  return process;
});
const terminate = () => listeners.forEach((listener) => listener('SIGTERM'));

it('is unready for the pause after SIGTERM, and closes the port only then', () => {
  jest.useFakeTimers();
  endGracefully(5, { answerWithin: 100, closeWithin: 200, endWithin: 300 });
  expect(isShuttingDown()).toBe(false);

  terminate();
  expect(isShuttingDown()).toBe(true);
  jest.advanceTimersByTime(4_999);
  expect(closePort).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(closePort).toHaveBeenCalledTimes(1);
  expect(exit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(300);
  expect(exit).toHaveBeenCalledWith(143);
});

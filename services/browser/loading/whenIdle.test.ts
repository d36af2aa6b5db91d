/** @jest-environment jsdom */
import { whenIdle } from './whenIdle';

const state = jest.spyOn(document, 'readyState', 'get');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('calls back after the load event, once the browser is idle', () => {
  state.mockReturnValue('interactive');
  const callback = jest.fn();
  whenIdle(callback);
  jest.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(callback).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
});

it.each(['interactive', 'complete'] as const)('does not call back once cancelled: %s', (readyState) => {
  state.mockReturnValue(readyState);
  const callback = jest.fn();
  whenIdle(callback)();
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
});

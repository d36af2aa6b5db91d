import { processState } from './processState';

it('creates a state once per key and returns it to every caller', () => {
  const create = jest.fn(() => new Map<string, number>());
  const state = processState('stateOfThisTest', create);
  expect(processState('stateOfThisTest', create)).toBe(state);
  expect(processState('anotherStateOfThisTest', create)).not.toBe(state);
  expect(create).toHaveBeenCalledTimes(2);
});

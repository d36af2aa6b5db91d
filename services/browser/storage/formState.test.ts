/** @jest-environment jsdom */
import { clearFormState, loadFormState, saveFormState } from './formState';

afterEach(() => jest.restoreAllMocks());

it('keeps the state until it is cleared', () => {
  saveFormState('a', { phone: '+49' });
  saveFormState('b', 1);
  expect(loadFormState('a')).toEqual({ phone: '+49' });
  clearFormState('a', 'b');
  expect([loadFormState('a'), loadFormState('b')]).toEqual([undefined, undefined]);
});

it('ignores invalid stored values', () => {
  sessionStorage.setItem('a', '{');
  expect(loadFormState('a')).toBeUndefined();
});

it('works with blocked storage', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
  expect(() => {
    saveFormState('a', 1);
    clearFormState('a');
  }).not.toThrow();
  expect(loadFormState('a')).toBeUndefined();
});

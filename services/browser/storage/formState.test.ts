/** @jest-environment jsdom */
import { forget, recall, remember } from './formState';

afterEach(() => jest.restoreAllMocks());

it('remembers until it is told to forget', () => {
  remember('a', { phone: '+49' });
  remember('b', 1);
  expect(recall('a')).toEqual({ phone: '+49' });
  forget('a', 'b');
  expect([recall('a'), recall('b')]).toEqual([undefined, undefined]);
});

it('does not mind what somebody else has put there', () => {
  sessionStorage.setItem('a', '{');
  expect(recall('a')).toBeUndefined();
});

it('does without where the browser keeps nothing', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
  expect(() => {
    remember('a', 1);
    forget('a');
  }).not.toThrow();
  expect(recall('a')).toBeUndefined();
});

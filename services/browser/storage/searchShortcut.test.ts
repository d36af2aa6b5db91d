/** @jest-environment jsdom */
import { isSearchKeyOn, turnSearchKey } from './searchShortcut';

afterEach(() => {
  jest.restoreAllMocks();
  turnSearchKey(true);
});

it('is on until somebody turns it off, and keeps nothing but that', () => {
  expect(isSearchKeyOn()).toBe(true);
  expect(localStorage).toHaveLength(0);
  turnSearchKey(false);
  expect(isSearchKeyOn()).toBe(false);
  expect(localStorage).toHaveLength(1);
  turnSearchKey(true);
  expect(isSearchKeyOn()).toBe(true);
  expect(localStorage).toHaveLength(0);
});

it('holds for the visit where nothing can be kept', () => {
  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(blocked);
  expect(isSearchKeyOn()).toBe(true);
  turnSearchKey(false);
  expect(isSearchKeyOn()).toBe(false);
});

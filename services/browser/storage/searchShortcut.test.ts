/** @jest-environment jsdom */
import { isSearchShortcutEnabled, setSearchShortcutEnabled } from './searchShortcut';

afterEach(() => {
  jest.restoreAllMocks();
  setSearchShortcutEnabled(true);
});

it('is enabled by default, and stores a value only while disabled', () => {
  expect(isSearchShortcutEnabled()).toBe(true);
  expect(localStorage).toHaveLength(0);
  setSearchShortcutEnabled(false);
  expect(isSearchShortcutEnabled()).toBe(false);
  expect(localStorage).toHaveLength(1);
  setSearchShortcutEnabled(true);
  expect(isSearchShortcutEnabled()).toBe(true);
  expect(localStorage).toHaveLength(0);
});

it('keeps the setting in memory with blocked storage', () => {
  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(blocked);
  expect(isSearchShortcutEnabled()).toBe(true);
  setSearchShortcutEnabled(false);
  expect(isSearchShortcutEnabled()).toBe(false);
});

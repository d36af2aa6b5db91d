/** @jest-environment jsdom */
import Cookies from 'js-cookie';

import { consentCookie, consentVersion, popUpStorageKey } from '@/services/domain/visits/consent';

import { beginShowing, isPopUpDue } from './popUpHistory';

// Shows (requirements, 4.3, 9.1 and 11.12).

const allow = (...categories: string[]) =>
  Cookies.set(consentCookie, JSON.stringify({ categories, revision: consentVersion }));
const hour = 3_600_000;
const noon = new Date(2026, 10, 21, 12).getTime();
const at = (hours: number) => new Date(noon + hours * hour);

/** Tries to begin a showing at each of these hours after noon, and says at which it did. */
async function shownAt(...hours: number[]): Promise<number[]> {
  const shown: number[] = [];
  for (const time of hours) {
    const end = await beginShowing(at(time));
    if (end) shown.push(time);
    end?.();
  }
  return shown;
}

beforeEach(() => allow('campaigns'));
afterEach(() => {
  jest.restoreAllMocks();
  Cookies.remove(consentCookie);
  localStorage.clear();
});

it('allows three showings a day, an hour apart', async () => {
  expect(await shownAt(0, 0.1, 0.9, 1, 1.5, 3, 5, 8)).toEqual([0, 1, 3]);
  expect(isPopUpDue(at(11))).toBe(false);
  expect(isPopUpDue(at(12))).toBe(true);
});

it.each([
  ['declined', () => allow()],
  ['allowed for something else', () => allow('statistics')],
  ['not given yet', () => Cookies.remove(consentCookie)],
])('allows none and stores nothing with consent %s', async (_case, choose) => {
  choose();
  expect(isPopUpDue(at(0))).toBe(false);
  expect(await shownAt(0, 2, 30)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it.each(['getItem', 'setItem'] as const)('allows none if %s is blocked', async (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(await shownAt(0, 2)).toEqual([]);
});

it.each(['{', 'null', '{"day":1}'])('ignores the invalid stored value %s', async (garbage) => {
  localStorage.setItem(popUpStorageKey, garbage);
  expect(await shownAt(0, 0.5)).toEqual([0]);
  expect(JSON.parse(localStorage.getItem(popUpStorageKey) ?? '')).toMatchObject({ count: 1 });
});

describe('with locks', () => {
  const held = new Set<string>();
  /** As browsers do it with `ifAvailable`. */
  const request = async (name: string, _options: LockOptions, work: (lock: object | null) => unknown) => {
    if (held.has(name)) return work(null);
    held.add(name);
    await work({});
    held.delete(name);
  };

  beforeEach(() => Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true }));
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  it('allows none while another tab shows it, even if its record has not arrived', async () => {
    const end = await beginShowing(at(0));
    localStorage.clear();
    expect(await shownAt(0, 2)).toEqual([]);
    end?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect(await shownAt(2)).toEqual([2]);
  });
});

/** @jest-environment jsdom */
import Cookies from 'js-cookie';

import { consentCookie, consentVersion, popUpStorageKey } from '@/services/domain/visits/consent';

// Shows (requirements, 4.3 and 11.12).

const allow = (...categories: string[]) =>
  Cookies.set(consentCookie, JSON.stringify({ categories, revision: consentVersion }));
/** Simulates a new page load. */
const loadPage = async () => {
  jest.resetModules();
  return import('./popUpHistory');
};
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const referrer = (address: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(address);

beforeAll(() => {
  performance.getEntriesByType = () => [];
});
beforeEach(() => allow());
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('without consent stores nothing and allows the pop-up once per visit', async () => {
  const { isPopUpDue, recordPopUpShown } = await loadPage();
  expect(isPopUpDue(new Date())).toBe(true);
  recordPopUpShown(new Date());
  expect(localStorage).toHaveLength(0);
  expect(isPopUpDue(later(2))).toBe(false);
});

it('without consent allows no pop-up after another page of the site', async () => {
  referrer(`${window.location.origin}/cht/About`);
  expect((await loadPage()).isPopUpDue(new Date())).toBe(false);
  referrer('https://search.example/');
  expect((await loadPage()).isPopUpDue(new Date())).toBe(true);
});

it('without consent allows no pop-up after a reload', async () => {
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
  expect((await loadPage()).isPopUpDue(new Date())).toBe(false);
});

it('with consent limits the pop-up across pages and visits', async () => {
  allow('campaigns');
  (await loadPage()).recordPopUpShown(new Date());
  const next = await loadPage();
  expect(next.isPopUpDue(later(0.5))).toBe(false);
  expect(next.isPopUpDue(later(1.1))).toBe(true);
});

it.each(['{', 'null', '{"day":1}'])('ignores the invalid stored value %s', async (garbage) => {
  allow('campaigns');
  localStorage.setItem(popUpStorageKey, garbage);
  const { isPopUpDue, recordPopUpShown } = await loadPage();
  expect(isPopUpDue(new Date())).toBe(true);
  recordPopUpShown(new Date());
  expect(JSON.parse(localStorage.getItem(popUpStorageKey) ?? '')).toMatchObject({ count: 1 });
});

it('allows the pop-up once per visit with blocked storage', async () => {
  allow('campaigns');
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { isPopUpDue, recordPopUpShown } = await loadPage();
  expect(isPopUpDue(new Date())).toBe(true);
  recordPopUpShown(new Date());
  expect(isPopUpDue(later(2))).toBe(false);
});

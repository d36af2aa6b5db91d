/** @jest-environment jsdom */
import Cookies from 'js-cookie';

import { callApi } from '@/services/browser/api/callApi';
import { requestHeaders } from '@/services/browser/api/requestContext';
import { loadScript } from '@/services/browser/loading/script';
import { consentCookie, consentVersion, visitStorageKey } from '@/services/domain/visits/consent';

import { trackPageView, stopTracking } from './pageViews';

jest.mock('@/services/browser/api/callApi');
jest.mock('@/services/browser/loading/script');
const script = { url: 'https://statistics.example/s.js', keeps: ['s_visitor'] };

const allow = (...categories: string[]) =>
  Cookies.set(consentCookie, JSON.stringify({ categories, revision: consentVersion }));
const records = () => jest.mocked(callApi).mock.calls.map(([, visit]) => visit);
const at = (time: string) => new Date(`2026-11-21T${time}Z`);

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(loadScript).mockResolvedValue();
  stopTracking();
  localStorage.clear();
  delete window.statistics;
  document.documentElement.lang = 'de';
  document.title = 'Preise';
  allow('statistics');
});

it('records a visit once, with its first page', async () => {
  await trackPageView('/cht/price', undefined, at('10:00'));
  await trackPageView('/cht/About', undefined, at('10:20'));
  await trackPageView('/', undefined, at('10:45'));
  expect(callApi).toHaveBeenCalledWith('recordVisitor', expect.anything());
  expect(records()).toEqual([
    { path: '/cht/price', title: 'Preise', referrerHost: '', language: 'de', channelNo: '', channelCode: '' },
  ]);
  await trackPageView('/', undefined, at('11:15'));
  expect(records()).toHaveLength(2);
});

it('sends a random id with later calls, and reuses it in the next visit', async () => {
  await trackPageView('/', undefined, at('10:00'));
  const { 'distinct-id': id, 'first-id': first } = requestHeaders();
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(first).toBe(id);
  await trackPageView('/', undefined, at('20:00'));
  expect(requestHeaders()).toMatchObject({ 'distinct-id': id });
});

it('uses the ids of the configured script', async () => {
  window.statistics = { distinctId: 'd-1', firstId: 'f-1' };
  await trackPageView('/', script, at('10:00'));
  expect(loadScript).toHaveBeenCalledWith(script.url);
  expect(requestHeaders()).toMatchObject({ 'distinct-id': 'd-1', 'first-id': 'f-1' });
});

it('works without the script and with invalid ids', async () => {
  jest.mocked(loadScript).mockRejectedValue(new Error('offline'));
  window.statistics = { distinctId: 'two words', firstId: 7 };
  await trackPageView('/', script, at('10:00'));
  expect(requestHeaders()['distinct-id']).toMatch(/^[0-9a-f]{32}$/);
  expect(records()).toHaveLength(1);
});

it('records nothing if the consent ends while the script loads', async () => {
  jest.mocked(loadScript).mockImplementation(() => Promise.resolve(allow()).then(() => undefined));
  await trackPageView('/', script, at('10:00'));
  expect(records()).toEqual([]);
  expect(requestHeaders()).not.toHaveProperty('distinct-id');
});

it.each(['{', 'null', '{"id":"<b>","seenAt":1}', '{"id":"a"}'])(
  'creates a new visit and id if storage contains %s',
  async (kept) => {
    localStorage.setItem(visitStorageKey, kept);
    await trackPageView('/', undefined, at('10:00'));
    expect(records()).toHaveLength(1);
    expect(requestHeaders()['distinct-id']).toMatch(/^[0-9a-f]{32}$/);
  },
);

it('sends no ids after tracking has stopped', async () => {
  await trackPageView('/', undefined, at('10:00'));
  stopTracking();
  expect(requestHeaders()).not.toHaveProperty('distinct-id');
});

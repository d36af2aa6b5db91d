/** @jest-environment jsdom */
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

import { callApi } from '@/services/browser/api/callApi';
import { hasConsent } from '@/services/browser/consent/consent';

import { measurePageVitals } from './pageVitals';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));
jest.mock('@/services/browser/api/callApi');
jest.mock('@/services/browser/consent/consent');

const give = (measure: unknown, value: number) =>
  (measure as jest.Mock<void, [(metric: Partial<Metric>) => void]>).mock.calls[0]?.[0]({ value });
let visibility = 'visible';
const turnTo = (state: 'visible' | 'hidden') => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeAll(() => {
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  window.innerWidth = 360;
  document.documentElement.lang = 'de';
  measurePageVitals({ pattern: '/trends/[file]', path: '/trends/18.html' });
  measurePageVitals({ pattern: '/', path: '/' });
});
beforeEach(() => {
  jest.mocked(callApi).mockClear();
  jest.mocked(hasConsent).mockReturnValue(true);
  visibility = 'visible';
});

it('measures once', () =>
  expect([onLCP, onINP, onCLS].map((measure) => jest.mocked(measure).mock.calls.length)).toEqual([1, 1, 1]));

it('records what was measured once the page is hidden, in a request that outlives the page', () => {
  give(onLCP, 1200);
  give(onCLS, 0);
  turnTo('visible');
  expect(callApi).not.toHaveBeenCalled();
  turnTo('hidden');
  turnTo('hidden');
  expect(jest.mocked(callApi).mock.calls).toEqual([
    [
      'recordVisitor',
      {
        path: '/trends/18.html',
        language: 'de',
        vitals: { route: '/trends/[file]', device: 'phone', lcp: 1200, cls: 0 },
      },
      { outlivesPage: true },
    ],
  ]);
});

it('records a page that comes back from the cache of the browser again', () => {
  give(onLCP, 80);
  give(onINP, 40);
  turnTo('hidden');
  expect(jest.mocked(callApi).mock.calls[0]?.[1]).toMatchObject({ vitals: { lcp: 80, inp: 40 } });
});

it('records nothing after consent has ended', () => {
  give(onLCP, 80);
  jest.mocked(hasConsent).mockReturnValue(false);
  turnTo('hidden');
  expect(callApi).not.toHaveBeenCalled();
});

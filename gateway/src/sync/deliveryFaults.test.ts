import { faultOfError, faultsOfAnswer, readFaults } from './deliveryFaults';
import { SiteError } from './requestSite';

const site = 'http://site-2:3000';

it('returns no failure of an answer that is complete', () => {
  const pages = [{ path: '/', isRendered: true }];
  expect(faultsOfAnswer({ isComplete: true, redirects: { isKnown: true }, pages })).toEqual([]);
});

it('returns the failures of an answer by code, and the message if there is no code', () => {
  const answer = {
    isComplete: false,
    redirects: { isKnown: false, error: 'The gateway did not answer.' },
    pages: [
      { path: '/', isRendered: true },
      { path: '/de', isRendered: false, fault: 'older' as const, error: 'It is still the page …' },
      { path: '/cht/price', isRendered: false, error: 'Invalid response 500' },
    ],
  };
  expect(faultsOfAnswer(answer)).toEqual([
    { code: 'redirects', detail: 'The gateway did not answer.' },
    { code: 'older', subject: '/de' },
    { code: 'unknown', subject: '/cht/price', detail: 'Invalid response 500' },
  ]);
});

it('returns at most fifty failures, each with at most 300 characters of detail', () => {
  const page = { path: '/', isRendered: false, error: 'x'.repeat(1_000) };
  const faults = faultsOfAnswer({ isComplete: false, pages: Array.from({ length: 60 }, () => page) });
  expect([faults.length, faults[0]?.detail?.length]).toEqual([50, 300]);
});

it.each([
  [new SiteError('unreachable', site), { code: 'unreachable', subject: site }],
  [new SiteError('refused', site, 401), { code: 'refused', subject: site, detail: 'HTTP 401' }],
  [new Error('no such table'), { code: 'unknown', detail: 'no such table' }],
  ['a text', { code: 'unknown', detail: 'a text' }],
])('returns the failure of a request: %s', (error, fault) => expect(faultOfError(error)).toEqual(fault));

it('reads stored values, and leaves out others', () => {
  const fault = { code: 'gatewayLate', subject: '/de/trends/3.html' };
  expect(readFaults(JSON.parse(JSON.stringify([fault, { code: 'other' }, 'text'])))).toEqual([fault]);
  expect([readFaults(null), readFaults(undefined), readFaults('text')]).toEqual([[], [], []]);
});

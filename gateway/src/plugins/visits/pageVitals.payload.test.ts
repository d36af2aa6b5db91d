import { it } from 'node:test';

import { expect } from 'expect';

import { openPayload } from '../../../test/payload/openPayload';
import { summariseVitals } from './summariseVitals';

const payload = await openPayload();
const now = new Date('2026-11-20T12:00:00Z');

it('gives the 75th percentile of each metric by route and device, over 28 days', async () => {
  const store = (route: string, device: 'phone' | 'desktop', day: string, values: object) =>
    payload.create({
      collection: 'page-vitals',
      data: { route, device, day: `${day}T12:00:00.000Z`, ...values },
    });
  for (const lcp of [900, 3000, 1000, 1100]) await store('/', 'phone', '2026-11-19', { lcp, cls: 0.02 });
  await store('/', 'phone', '2026-10-22', { lcp: 9000 });
  await store('/', 'desktop', '2026-11-19', { inp: 40 });
  expect(await summariseVitals(payload, now)).toEqual([
    { route: '/', device: 'phone', views: 4, percentiles: { lcp: 1100, cls: 0.02 } },
    { route: '/', device: 'desktop', views: 1, percentiles: { inp: 40 } },
  ]);
});

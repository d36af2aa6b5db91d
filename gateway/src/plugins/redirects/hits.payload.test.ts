import { it } from 'node:test';

import { expect } from 'expect';

import { contextOf, today } from '../../../test/payload/bulk';
import { openPayload } from '../../../test/payload/openPayload';
import { restRequest } from '../../../test/payload/restRequest';
import { staffSession } from '../../../test/payload/staffSession';
import { countRedirectHits, deleteOldHits } from './hits';

const payload = await openPayload();
const context = contextOf(payload)();
const count = (hits: Record<string, number>, day = today) =>
  countRedirectHits(
    { ...context, today: day },
    { hits: Object.entries(hits).map(([from, times]) => ({ from, count: times })) },
  );
const create = (from: string) =>
  payload.create({ collection: 'redirects', data: { from, to: '/cht/price', status: '301' } });
const counts = async () => {
  const { docs } = await payload.find({ collection: 'redirects', sort: '-followed' });
  return docs.map(({ from, followed, lastFollowed }) => `${from} ${followed} ${lastFollowed?.slice(0, 10)}`);
};

const { id, updatedAt } = await create('/often');
await create('/über');
await create('/never');

it('adds up what processes have counted, by day; the redirect is not changed by it', async () => {
  await count({ '/often': 2, '/%C3%BCber': 1, '/invented': 9 }, '2026-11-20');
  await count({ '/often': 3 });
  await count({ '/often': 1 });
  expect(await counts()).toEqual([`/often 6 ${today}`, '/über 1 2026-11-20', '/never 0 undefined']);
  const { docs } = await payload.find({ collection: 'redirect-hits', sort: 'id' });
  expect(docs.map((hit) => `${hit.day.slice(0, 10)} ${hit.path} ${hit.count}`)).toEqual([
    '2026-11-20 /often 2',
    '2026-11-20 /über 1',
    `${today} /often 4`,
  ]);
  expect((await payload.findByID({ collection: 'redirects', id })).updatedAt).toBe(updatedAt);
});

it('nobody writes the counts, and another old address begins anew', async () => {
  const headers = await staffSession(payload, { name: 'Ada', role: 'editor' });
  const change = (body: object) => restRequest('PATCH', `/redirects/${id}`, { headers, body });
  expect((await change({ followed: 99, status: '302' })).status).toBe(200);
  expect(await counts()).toContain(`/often 6 ${today}`);
  expect((await change({ from: '/seldom' })).status).toBe(200);
  expect(await counts()).toContain('/seldom 0 undefined');
  await change({ from: '/often' });
});

it('after 30 days only the last day is left', async () => {
  await count({ '/often': 1 });
  await deleteOldHits(payload, new Date('2026-12-21T13:00:00Z'));
  expect(await counts()).toEqual([`/often 5 ${today}`, '/never 0 undefined', '/über 0 2026-11-20']);
});

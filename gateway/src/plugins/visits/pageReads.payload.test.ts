import { it } from 'node:test';

import { expect } from 'expect';

import { contextOf, today } from '../../../test/payload/bulk';
import { openFilledPayload } from '../../../test/payload/openFilledPayload';
import { times } from '../../../test/payload/unique';
import { findHot } from '../../api/library/articles';
import { storePageRead } from './storePageRead';
import { mostReadPages, summariseReads } from './summariseReads';

const payload = await openFilledPayload();
const context = contextOf(payload)();
const read = (path: string, language: 'en' | 'de' = 'en', day = today) =>
  storePageRead({ ...context, today: day }, { path, language });
const rows = async () =>
  (await payload.find({ collection: 'page-reads', sort: 'id', pagination: false })).docs;

it('adds reads that come at once to one total by page, language and day, and stores nothing else', async () => {
  await Promise.all(times(8, '/cht/price').map((path) => read(path)));
  await read('/cht/price', 'de');
  await read('/cht/price', 'en', '2026-11-23');
  const found = await rows();
  expect(found.map(({ path, language, count }) => [path, language, count])).toEqual([
    ['/cht/price', 'en', 8],
    ['/cht/price', 'de', 1],
    ['/cht/price', 'en', 1],
  ]);
  expect(Object.keys(found[0] ?? {}).sort()).toEqual(['count', 'day', 'id', 'key', 'language', 'path']);
});

it('counts pages alone: no invented address, no draft', async () => {
  const before = (await rows()).length;
  for (const path of ['/invented', '/trends/999.html', '/custom/none', '/de/cht/price', '/admin'])
    await read(path);
  expect(await rows()).toHaveLength(before);
});

it('counts a saved report without its id, which opens it', async () => {
  await read('/cht/calculate/4f9f1c1e-6a54-4f0a-8f0e-8a1f0c6f1a2b');
  expect((await rows()).at(-1)).toMatchObject({ path: '/cht/calculate' });
});

it('sums the reads of 30 days by day and by page', async () => {
  await read('/cht/price', 'en', '2026-10-25');
  const { total, days, pages } = await summariseReads(payload, today);
  expect(total).toBe(11);
  expect(days.slice(0, 2)).toEqual([
    { label: today, count: 10 },
    { label: '2026-11-23', count: 1 },
  ]);
  expect(pages).toEqual([
    { label: '/cht/price', count: 10 },
    { label: '/cht/calculate', count: 1 },
  ]);
  expect(await mostReadPages(payload, today, { limit: 1 })).toHaveLength(1);
});

it('hot articles are those that editors recommend, then those that are read most', async () => {
  const { docs } = await payload.find({ collection: 'articles', sort: 'id', depth: 0, pagination: false });
  const [first, second] = docs;
  if (!first || !second) throw new Error('The fixture has two articles.');
  const idsOf = async (limit: number) => (await findHot(context, { limit })).map(({ id }) => id);
  expect(await idsOf(5)).toEqual([]);
  await read(`/companyEncy/${first.id}.html`);
  for (const language of ['en', 'de'] as const) await read(`/companyEncy/${second.id}.html`, language);
  expect(await idsOf(5)).toEqual([second.id, first.id]);
  expect(await idsOf(1)).toEqual([second.id]);
  await payload.update({ collection: 'articles', id: first.id, data: { isHot: true } });
  expect(await idsOf(5)).toEqual([first.id, second.id]);
  expect(await findHot(context, { articleType: 'trends', limit: 5 })).toEqual([]);
});

import { it } from 'node:test';

import { expect } from 'expect';

import { bulkOf, contextOf } from '../../../test/payload/bulk';
import { openFilledPayload } from '../../../test/payload/openFilledPayload';
import { restRequest } from '../../../test/payload/restRequest';
import { staffSession } from '../../../test/payload/staffSession';
import { mostTerms, storeSearch } from './storeSearch';

const payload = await openFilledPayload();
const context = contextOf(payload);
const { insert, empty } = bulkOf(payload);

it('keeps frequent searches apart from those without result', async () => {
  await storeSearch('search-hits')(context(), { query: 'IOSS' });
  await storeSearch('search-hits')(context(), { query: ' ioss ' });
  await storeSearch('search-misses')(context(), { query: 'Zeppelin' });
  const { docs: hits } = await payload.find({ collection: 'search-hits' });
  const { docs: misses } = await payload.find({ collection: 'search-misses' });
  expect(hits).toMatchObject([{ term: 'ioss', language: 'en', count: 2 }]);
  expect(misses).toMatchObject([{ term: 'zeppelin', count: 1 }]);
});

it('a full table of searches drops the least frequent, oldest term for a new one', async () => {
  await empty('search_misses');
  await insert(
    'search_misses (key, term, language, day, count)',
    `'en invented ' || i, 'invented ' || i, 'en', '2026-11-23T12:00:00.000Z', CASE WHEN i = 1 THEN 5 ELSE 1 END`,
    mostTerms,
  );
  await storeSearch('search-misses')(context(), { query: 'Zeppelin' });
  const termsAre = async (terms: string[]) =>
    (
      await payload.find({ collection: 'search-misses', where: { term: { in: terms } }, sort: 'id' })
    ).docs.map(({ term }) => term);
  expect(await termsAre(['invented 1', 'invented 2', 'invented 3', 'zeppelin'])).toEqual([
    'invented 1',
    'invented 3',
    'zeppelin',
  ]);
  expect((await payload.count({ collection: 'search-misses' })).totalDocs).toBe(mostTerms);
});

it('is not for translators', async () => {
  const headers = await staffSession(payload, { name: 'T', role: 'translator', language: 'de' });
  for (const collection of ['search-hits', 'search-misses'])
    expect((await restRequest('GET', `/${collection}`, { headers })).status).toBe(403);
});

import type { Payload } from 'payload';

import type { CallContext } from '../../platform/http/callContext';
import { deleteOldSearches } from './deleteOldSearches';
import { storeSearch } from './storeSearch';

const storeMiss = storeSearch('search-misses');

/** A table of counts by key, as far as the function uses Payload. */
function table(rows: Record<string, number> = {}) {
  const updateOne = jest.fn(({ where }: { where: { key: { equals: string } } }) => {
    const key = where.key.equals;
    if (!(key in rows)) return Promise.resolve(null);
    rows[key] = (rows[key] ?? 0) + 1;
    return Promise.resolve({});
  });
  const create = jest.fn(({ data }: { data: { key: string; count: number } }) => {
    rows[data.key] = data.count;
    return Promise.resolve({});
  });
  const count = () => Promise.resolve({ totalDocs: 0 });
  const context = { payload: { db: { updateOne }, create, count }, language: 'de', today: '2026-11-20' };
  return { rows, create, context: context as unknown as CallContext };
}

it('stores nothing that may name somebody', async () => {
  const { rows, context } = table();
  expect(await storeMiss(context, { query: 'mia@example.com' })).toBe(true);
  expect(rows).toEqual({});
});

it('counts a term that another request has just added', async () => {
  const { rows, create, context } = table();
  create.mockImplementation(() => {
    rows['de zeppelin'] = 1;
    return Promise.reject(Object.assign(new Error('Taken.'), { name: 'ValidationError' }));
  });
  await storeMiss(context, { query: 'zeppelin' });
  expect(rows).toEqual({ 'de zeppelin': 2 });
});

it('deletes terms after the stated time', async () => {
  const db = { deleteMany: jest.fn() };
  await deleteOldSearches({ db } as unknown as Payload, new Date('2026-11-20T12:00:00Z'));
  const where = { day: { less_than: '2026-05-24T12:00:00.000Z' } };
  expect(db.deleteMany.mock.calls).toEqual([
    [{ collection: 'search-misses', where }],
    [{ collection: 'search-hits', where }],
  ]);
});

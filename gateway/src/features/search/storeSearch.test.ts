import type { CallContext } from '../../platform/http/callContext';
import { deleteOldSearches } from './deleteOldSearches';
import { storeSearch } from './storeSearch';

const storeMiss = storeSearch('search-misses');

/** A table of counts by key, as far as the function uses Payload. */
function table(rows: Record<string, number> = {}, total = 0) {
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
  const count = () => Promise.resolve({ totalDocs: total });
  const context = { payload: { db: { updateOne }, create, count }, language: 'de', today: '2026-11-20' };
  return { rows, create, context: context as unknown as CallContext };
}

it('counts a term by language, without time of day and visitor', async () => {
  const { rows, create, context } = table();
  for (const query of ['Zeppelin', ' zeppelin ']) await storeMiss(context, { query });
  expect(rows).toEqual({ 'de zeppelin': 2 });
  expect(create.mock.calls).toEqual([
    [
      {
        collection: 'search-misses',
        depth: 0,
        data: {
          key: 'de zeppelin',
          term: 'zeppelin',
          language: 'de',
          count: 1,
          day: '2026-11-20T12:00:00.000Z',
        },
      },
    ],
  ]);
});

it('keeps searches that found something apart from those that found nothing', async () => {
  const { create, context } = table();
  await storeSearch('search-hits')(context, { query: 'IOSS' });
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ collection: 'search-hits' }));
});

it('stores nothing that may name somebody', async () => {
  const { rows, context } = table();
  expect(await storeMiss(context, { query: 'mia@example.com' })).toBe(true);
  expect(rows).toEqual({});
});

it('takes no further terms once the table is full, and counts those that it has', async () => {
  const { rows, context } = table({ 'de zeppelin': 4 }, 2_000);
  await storeMiss(context, { query: 'zeppelin' });
  await storeMiss(context, { query: 'balloon' });
  expect(rows).toEqual({ 'de zeppelin': 5 });
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
  const payload = { delete: jest.fn() };
  await deleteOldSearches(payload, new Date('2026-11-20T12:00:00Z'));
  const where = { day: { less_than: '2026-05-24T12:00:00.000Z' } };
  expect(payload.delete.mock.calls).toEqual([
    [{ collection: 'search-misses', where, depth: 0 }],
    [{ collection: 'search-hits', where, depth: 0 }],
  ]);
});

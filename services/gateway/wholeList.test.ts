import { fetchWholeList } from './wholeList';

const listOf = (total: number) =>
  jest.fn(({ page, pageSize }: { page: number; pageSize: number }) =>
    Promise.resolve({
      items: Array.from(
        { length: Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize)) },
        () => page,
      ),
      total,
    }),
  );

it.each([
  [0, 1],
  [100, 1],
  [101, 2],
  [250, 3],
])('fetches all %i entries in %i calls', async (total, calls) => {
  const fetchPage = listOf(total);
  await expect(fetchWholeList(fetchPage)).resolves.toHaveLength(total);
  expect(fetchPage).toHaveBeenCalledTimes(calls);
});

it('ends where a page is empty, whatever the total says', async () => {
  const fetchPage = jest.fn(() => Promise.resolve({ items: [], total: 250 }));
  await expect(fetchWholeList(fetchPage)).resolves.toEqual([]);
});

it('throws rather than leave entries out', async () => {
  await expect(fetchWholeList(listOf(20_001))).rejects.toThrow('more than 20000 entries');
});

import type { GetServerSidePropsContext } from 'next';

import { articleCard } from '@/services/fixtures/articles';
import { layoutData } from '@/services/fixtures/layoutData';
import { fetchListedArticles } from '@/services/gateway/articles';
import { fetchLayoutData } from '@/services/gateway/layoutData';

import { getServerSideProps } from './articlesByTopic';

jest.mock('@/services/gateway/articles');
jest.mock('@/services/gateway/layoutData');
jest.mock('@/services/config/env', () => ({
  env: () => ({ REVALIDATE_SECONDS: 60, RENDER_DEADLINE_MS: 5_000 }),
}));

beforeEach(() => {
  jest.mocked(fetchLayoutData).mockResolvedValue(layoutData());
  const about = [{ category: 'vat' as const, country: 'PL' }];
  jest
    .mocked(fetchListedArticles)
    .mockResolvedValue(
      Array.from({ length: 25 }, (_, id) => ({ ...articleCard({ id }), about: id < 12 ? about : [] })),
    );
});

async function ask(query: Record<string, string | string[]>) {
  const context = { query, params: {}, locale: 'de', res: { setHeader: () => undefined } };
  const result = await getServerSideProps(context as unknown as GetServerSidePropsContext);
  const { filter, list } = (
    result as { props: { filter: object; list: { page: number; total: number; articles: { id: number }[] } } }
  ).props;
  return { filter, page: list.page, total: list.total, ids: list.articles.map(({ id }) => id) };
}

it('looks through all articles, and has a page of those that are left', async () => {
  expect(await ask({ topic: 'vat', country: 'PL', page: '2' })).toEqual({
    filter: { topic: 'vat', country: 'PL' },
    page: 2,
    total: 12,
    ids: [10, 11],
  });
  expect(await ask({})).toMatchObject({ filter: {}, page: 1, total: 25 });
});

it.each([
  ['99', 3],
  ['-1', 1],
  ['1.5', 1],
  [['2', '3'], 1],
])('opens for the page %j the page %i', async (page, opened) =>
  expect(await ask({ page })).toMatchObject({ page: opened }),
);

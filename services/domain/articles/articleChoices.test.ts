import type { ServiceCategory } from '@/contract/lists/services';

import { articleChoices, articleFilterOf, filterArticles } from './articleChoices';

const article = (id: number, ...about: [ServiceCategory, string | null][]) => ({
  id,
  about: about.map(([category, country]) => ({ category, country })),
});
const articles = [
  article(1, ['vat', 'PL'], ['packaging', 'DE']),
  article(2, ['ioss', 'EU']),
  article(3, ['vat', 'CH']),
  article(4),
];

it.each([
  [{}, [1, 2, 3, 4]],
  [{ topic: 'vat' }, [1, 3]],
  [{ country: 'PL' }, [1, 2]],
  [{ country: 'CH' }, [3]],
  [{ topic: 'packaging', country: 'PL' }, []],
  [{ topic: 'ioss', country: 'DE' }, [2]],
] as const)(
  'the filter %j leaves %j: one service is for both, the Union’s for each member state',
  (filter, ids) => expect(filterArticles(articles, filter).map(({ id }) => id)).toEqual(ids),
);

it('offers what leaves an article beside the other choice, with how many, and what is chosen', () => {
  const { topics, countries } = articleChoices(articles, { topic: 'packaging', country: 'CH' }, 'de');
  expect(topics.map(({ value, count }) => [value, count])).toEqual([
    ['vat', 1],
    ['packaging', 0],
  ]);
  expect(countries).toEqual([
    { value: 'DE', name: 'Deutschland', count: 1 },
    { value: 'CH', name: 'Schweiz', count: 0 },
  ]);
});

it.each([
  [
    { topic: 'vat', country: 'PL' },
    { topic: 'vat', country: 'PL' },
  ],
  [{ topic: 'weee', country: 'FR' }, {}],
  [{ topic: ['vat', 'ioss'], country: '' }, {}],
])('finds in the query %j the filter %j', (query, filter) =>
  expect(articleFilterOf(query, articles)).toEqual(filter),
);

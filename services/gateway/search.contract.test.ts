import { read } from '@/gateway/test/gateway';
import { locales } from '@/services/domain/locale/locale';
import { countFound } from '@/services/domain/registers/search';
import { createSearch } from '@/services/domain/registers/searchIndex';
import { nonsenseQueries, questionQueries, searchQueries } from '@/services/fixtures/searchQueries';

import { searchEntriesFromWire, searchTitlesFromWire } from './map/search';

// Shows (requirements, 2.14 and 3.2).

describe.each(locales)('in %s, the search over the seeded content', (locale) => {
  let search: ReturnType<typeof createSearch>;
  let names: string[];

  beforeAll(async () => {
    const services = searchEntriesFromWire(await read('getCommoditySearch', {}, locale));
    names = [...services.all, ...services.hot].map(({ label }) => label.toLowerCase());
    search = createSearch(services, searchTitlesFromWire(await read('getSearchTitles', {}, locale)));
  });

  it.each(searchQueries[locale].map(([query, ...expected]) => [query, expected] as const))(
    'finds for %j first %j',
    (query, expected) => {
      const first = search(query).groups.flatMap(({ entries }) => entries);
      expect(
        expected.map((wanted, place) => (wanted.startsWith('/') ? first[place]?.href : first[place]?.label)),
      ).toEqual(expected);
    },
  );

  it.each(nonsenseQueries)('finds nothing for %j', (query) => expect(countFound(search(query))).toBe(0));

  it.each([
    ['VAT unicorn', 'unicorn'],
    ['Verpackung Rakete', 'Rakete'],
  ])('finds for %j what it has without %j, questions too', async (keyword, unknown) => {
    expect(search(keyword).unknown).toEqual([unknown]);
    expect(countFound(search(keyword))).toBeGreaterThan(0);
    const questions = await read('searchQuestions', { keyword }, locale);
    expect(questions.unknown).toEqual([unknown]);
    expect(questions.total).toBeGreaterThan(0);
  });

  it('lists every service whose name contains two or three letters', () => {
    const letters = names.flatMap((name) =>
      Array.from(name).flatMap((_letter, start) => [
        name.slice(start, start + 2),
        name.slice(start, start + 3),
      ]),
    );
    const hidden = [...new Set(letters.map((part) => part.trim()))].filter(Boolean).flatMap((query) => {
      const found = search(query).groups.flatMap(({ entries }) =>
        entries.map(({ label }) => label.toLowerCase()),
      );
      const listed = new Set(found);
      return names.filter((name) => name.includes(query) && !listed.has(name));
    });
    expect(hidden).toEqual([]);
  });

  it.each(questionQueries[locale])('finds for the question %j first %j', async (keyword, expected) => {
    const { list } = await read('searchQuestions', { keyword }, locale);
    expect(list[0]?.question).toBe(expected);
  });

  it.each(nonsenseQueries)('finds no question for %j', async (keyword) =>
    expect(await read('searchQuestions', { keyword }, locale)).toMatchObject({ total: 0 }),
  );
});

import { filterSearchEntries, type SearchEntry } from './search';

const entry = (id: string, label: string): SearchEntry => ({
  id,
  label,
  area: 'vat',
  areaName: 'VAT',
  href: '/cht/Services',
});
const entries = {
  all: [entry('1', 'VAT Germany'), entry('2', 'VAT Austria'), entry('3', 'Packaging Germany')],
  hot: [entry('3', 'Packaging Germany')],
};
const idsOf = (query: string) => {
  const { hot, others } = filterSearchEntries(entries, query);
  return [hot, others].map((found) => found.map(({ id }) => id));
};

it.each([
  ['', [['3'], ['1', '2']]],
  ['germany', [['3'], ['1']]],
  ['vat', [[], ['1', '2']]],
  ['nothing', [[], []]],
])('finds the entries that match %j', (query, expected) => expect(idsOf(query)).toEqual(expected));

it('returns the matching ranges of a name', () => {
  expect(filterSearchEntries(entries, 'aus').others).toEqual([{ ...entries.all[1], ranges: [[4, 7]] }]);
});

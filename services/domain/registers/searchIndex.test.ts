import { countFound, type SearchEntry } from './search';
import { createSearch } from './searchIndex';

const entry = (id: string, label: string, areaName = ''): SearchEntry => ({
  id,
  label,
  area: '',
  areaName,
  href: `/${id}`,
});
const search = createSearch(
  {
    all: [
      entry('1', 'Umsatzsteuer-Registrierung Deutschland', 'Umsatzsteuer'),
      entry('2', 'Verpackung Österreich mit Bevollmächtigtem', 'Verpackungen'),
      entry('3', 'LUCID-Vorbereitung', 'Verpackungen'),
      entry('4', 'Gründung Hongkong', 'Gesellschaft'),
    ],
    hot: [entry('3', 'LUCID-Vorbereitung', 'Verpackungen')],
  },
  {
    articles: [entry('12', 'Einfuhrumsatzsteuer: wer zahlt'), entry('13', 'Größere Verpackungen')],
    questions: [entry('4', 'Wann brauche ich eine Nummer?')],
    information: [entry('3', 'Umsatzsteuer: Frist am 10. Mai')],
  },
);
/** Ids by group. */
const idsOf = (query: string) =>
  Object.fromEntries(
    Object.entries(search(query))
      .filter(([, list]) => list.length > 0)
      .map(([group, list]) => [group, list.map(({ id }) => id)]),
  );

it('lists all services and no page for an empty query', () => {
  expect(idsOf(' ')).toEqual({ hot: ['3'], others: ['1', '2', '4'] });
});

it('lists services by name first, then by area, then pages by title', () => {
  expect(idsOf('verpackung')).toEqual({ others: ['2'], similar: ['3'], articles: ['13'] });
  expect(idsOf('umsatzsteuer')).toEqual({ others: ['1'], information: ['3'] });
});

it.each([
  ['a letter too few', 'umsatzseuer', { similar: ['1'], information: ['3'] }],
  ['letters swapped', 'hognkong', { similar: ['4'] }],
  ['a letter too many', 'verpackkung österreich', { similar: ['2'] }],
  ['an umlaut without dots', 'osterreich', { others: ['2'] }],
  ['an umlaut written out, with a typing error', 'gruendng', { similar: ['4'] }],
  ['ß written out', 'groessere', { articles: ['13'] }],
  ['ß with another umlaut', 'grossere', { articles: ['13'] }],
])('forgives %s: %s', (_case, query, expected) => expect(idsOf(query)).toEqual(expected));

it.each(['verpackung rakete', 'xyzxyz', 'mat'])('finds nothing for %j', (query) =>
  expect(countFound(search(query))).toBe(0),
);

it('marks the words that were meant', () => {
  const [found] = search('verpackkung österreich').similar ?? [];
  const marked = found?.ranges.map(([start, end]) => found.label.slice(start, end));
  expect(marked).toEqual(['Verpackung', 'Österreich']);
});

it('shows five pages of a kind at most', () => {
  const many = Array.from({ length: 20 }, (_, index) => entry(String(index), `Frist ${index}`));
  const nothing = { all: [], hot: [] };
  const { articles } = createSearch(nothing, { articles: many, questions: [], information: [] })('frist');
  expect(articles).toHaveLength(5);
});

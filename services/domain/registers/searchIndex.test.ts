import { countFound, type SearchEntry } from './search';
import { createSearch } from './searchIndex';

const entry = (id: string, label: string, areaName = '', words = ''): SearchEntry => ({
  id,
  label,
  area: '',
  areaName,
  href: `/${id}`,
  words,
});
/** Made in each test, so that a change of the code shows in all of them (npm run test:mutation). */
const search = (query: string) =>
  createSearch(
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
      entries: {
        pages: [entry('4', 'Hongkong'), entry('kontakt', 'Kontakt', '', 'Gründung')],
        articles: [entry('12', 'Einfuhrumsatzsteuer: wer zahlt'), entry('13', 'Größere Verpackungen')],
        questions: [entry('20', 'Wann brauche ich eine Nummer?', '', 'Umsatzsteuer')],
        information: [entry('30', 'Umsatzsteuer: Frist am 10. Mai')],
      },
      synonyms: [['Verpackung', 'packaging']],
    },
  )(query);
/** The groups in their order, each with its ids. */
const idsOf = (query: string) =>
  search(query).groups.map(({ group, entries }) => [group, ...entries.map(({ id }) => id)].join(' '));

it('lists all services and no page for an empty query', () => {
  expect(idsOf(' ')).toEqual(['hot 3', 'others 1 2 4']);
});

it('lists groups by how well their best entry fits, then services before pages', () => {
  expect(idsOf('umsatzsteuer')).toEqual(['others 1', 'information 30', 'questions 20', 'articles 12']);
  expect(idsOf('packaging')).toEqual(['others 2', 'articles 13', 'hot 3']);
});

it('leaves a page out that a service leads to', () => {
  expect(idsOf('hongkong')).toEqual(['others 4']);
  expect(idsOf('gründung')).toEqual(['others 4', 'pages kontakt']);
});

it('forgives typing errors, and leaves out what means nothing here', () => {
  expect(idsOf('umsatzseuer')).toEqual(expect.arrayContaining(['others 1', 'information 30']));
  expect(search('gründung Rakete')).toMatchObject({ unknown: ['Rakete'], isPartial: false });
  expect(idsOf('gründung Rakete')).toEqual(idsOf('gründung'));
  expect(search('gründung lucid')).toMatchObject({ unknown: [], isPartial: true });
  expect(countFound(search('rakete'))).toBe(0);
});

it.each([
  ['verpackung österreich', ['Verpackung', 'Österreich']],
  ['packaging osterr', ['Verpackung', 'Österr']],
  ['bevollmächtigten', ['Bevollmächtigtem']],
  ['chtigt', ['chtigt']],
])('marks what %j means', (query, expected) => {
  const [found] = search(query).groups[0]?.entries ?? [];
  expect(found?.ranges.map(([start, end]) => found.label.slice(start, end))).toEqual(expected);
});

it('lists every service whose name contains the query, and five pages of a kind at most', () => {
  const many = Array.from({ length: 200 }, (_, index) => entry(String(index), `Frist ${index}`));
  const found = createSearch(
    { all: many, hot: many.slice(0, 20) },
    { entries: { articles: many }, synonyms: [] },
  )('RIS');
  expect(found.groups.map(({ group, entries }) => [group, entries.length])).toEqual([
    ['hot', 20],
    ['others', 180],
    ['articles', 5],
  ]);
});

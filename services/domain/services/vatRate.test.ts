import { formatRate, groupByRate, rateBand } from './vatRate';

it.each([
  [8.1, 0],
  [18.9, 0],
  [19, 1],
  [20, 1],
  [21, 2],
  [23, 3],
  [24.99, 3],
  [25, 4],
  [27, 4],
])('a rate of %f is in band %i', (rate, band) => {
  expect(rateBand(rate)).toBe(band);
});

it('groups countries by rate, highest first, names in alphabetical order of the language', () => {
  const rates = [
    { country: 'FR', name: 'Frankreich', rate: 20 },
    { country: 'SE', name: 'Schweden', rate: 25 },
    { country: 'AT', name: 'Österreich', rate: 20 },
    { country: 'GB', name: 'Vereinigtes Königreich', rate: 20 },
  ].map((rate) => ({ ...rate, href: null }));

  const groups = groupByRate(rates, 'de');

  expect(groups.map(({ rate }) => rate)).toEqual([25, 20]);
  expect(groups[1]?.countries.map(({ country }) => country)).toEqual(['FR', 'AT', 'GB']);
});

it('formats decimals for the language', () => {
  expect(formatRate(25.5, 'en')).toBe('25.5');
  expect(formatRate(25.5, 'de')).toBe('25,5');
  expect(formatRate(19, 'de')).toBe('19');
});

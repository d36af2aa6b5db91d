import { errorsBetween, indexedWordsOf, isFiller, stemOf, wordsOf } from './words';

it.each([
  ['Österreich', [['osterreich', 'oesterreich']]],
  ['STRASSE straße', [['strasse'], ['strasse']]],
  ['mu\u0308ll', [['mull', 'muell']]],
  ['Łódź', [['lodz']]],
  ['€10,000 or 10.000', [['10000'], ['or'], ['10000']]],
  ['🙂 % __', []],
])('reads the words of %j', (text, expected) => expect(wordsOf(text)).toEqual(expected));

it('finds a word with a hyphen by its parts and as one', () => {
  expect(indexedWordsOf('E-Rechnung, One-Stop-Shop')).toEqual([
    'e',
    'rechnung',
    'one',
    'stop',
    'shop',
    'erechnung',
    'onestopshop',
  ]);
});

it.each([
  ['battery', 'batteries'],
  ['Batterie', 'Batterien'],
  ['company', 'companies'],
  ['price', 'prices'],
  ['tax', 'taxes'],
  ['nummer', 'nummern'],
])('takes %s and %s for the same word', (one, other) => expect(stemOf(one)).toBe(stemOf(other)));

it.each([
  ['rakete', 'rates'],
  ['lager', 'lage'],
  ['poland', 'polen'],
])('tells %s from %s', (one, other) => expect(stemOf(one)).not.toBe(stemOf(other)));

it.each([
  ['hognkong', 'hongkong', 1],
  ['umsatzseuer', 'umsatzsteuer', 1],
  ['rakete', 'pakete', undefined],
  ['mark', 'mars', undefined],
  ['toy', 'toys', undefined],
  ['rocket', 'roller', undefined],
])('between %s and %s are %s errors', (typed, meant, expected) =>
  expect(errorsBetween(typed, meant)).toBe(expected),
);

it.each([
  ['wie', true],
  ['fur', true],
  ['vat', false],
  ['us', false],
])('%s can be left out: %s', (word, expected) => expect(isFiller(word)).toBe(expected));

import { isSynonymGroup, sharedSynonym, synonymsIn } from './synonyms';

it('reads the phrases of a group', () => {
  expect(synonymsIn(' VAT, value added tax ,, USt')).toEqual(['VAT', 'value added tax', 'USt']);
});

it.each([
  ['VAT, USt', true],
  ['VAT', false],
  ['VAT, vat', false],
  ['VAT, ', false],
  ['VAT, !?', false],
])('decides whether %j is a group: %s', (line, expected) => expect(isSynonymGroup(line)).toBe(expected));

it.each([
  ['battery, Akku', ['Batterie, Batteries'], 'battery'],
  ['Türkei, Turkey', ['Tuerkei, Türkiye'], undefined],
  ['toys, Spielzeug', ['Spielzeuge, games'], 'Spielzeug'],
  ['trade mark, brand', ['mark, sign'], undefined],
])('finds what %j shares with %j', (line, others, expected) =>
  expect(sharedSynonym(line, others)).toBe(expected),
);

import { createRanking, fit, type SearchedText } from './createRanking';

const synonyms = [
  ['VAT', 'value added tax', 'USt', 'Umsatzsteuer'],
  ['trade mark', 'trademark', 'Marke'],
  ['United Kingdom', 'UK', 'Großbritannien'],
  ['Poland', 'Polen', 'PL'],
  ['packaging', 'Verpackung'],
  ['registration', 'Registrierung'],
];

const text = (title: string, further = ''): SearchedText => ({ key: title, title, further });
const titlesFor = (texts: SearchedText[], groups = synonyms) => {
  const rank = createRanking(texts, groups);
  return (query: string) => rank(query).texts.map(({ key }) => key);
};

const find = titlesFor([
  text('VAT registration Germany'),
  text('VAT registration Poland'),
  text('Umsatzsteuer-Registrierung Österreich'),
  text('Authorised representative United Kingdom'),
  text('Company formation British Virgin Islands'),
  text('EPR France'),
  text('Trade mark Japan'),
  text('Marketplaces as gatekeepers'),
  text('The packaging rule', 'stock rates'),
  text('Die Verpackungsverordnung gilt'),
  text('Firmengründung Hongkong'),
  text('The digital pass of toys'),
]);

it.each([
  ['every word of the query', 'vat registration poland', ['VAT registration Poland']],
  ['all words but those that say nothing', 'what is the packaging rule', ['The packaging rule']],
  ['a synonym in the other language', 'USt Polen', ['VAT registration Poland']],
  ['a synonym of several words', 'UK', ['Authorised representative United Kingdom']],
  ['one word for several', 'trademark', ['Trade mark Japan']],
  [
    'a whole word, before letters inside another one',
    'epr',
    ['EPR France', 'Authorised representative United Kingdom'],
  ],
  ['letters inside a word, in any case', 'MAT', ['Company formation British Virgin Islands']],
  ['letters on both sides of a space', 'n p', ['VAT registration Poland']],
  ['umlauts written out', 'oesterreich', ['Umsatzsteuer-Registrierung Österreich']],
  [
    'a compound by its parts',
    'Umsatzsteuerregistrierung Österreich',
    ['Umsatzsteuer-Registrierung Österreich'],
  ],
  ['the beginnings of words', 'regis pol', ['VAT registration Poland']],
  ['a mistyped word', 'vat registraton polnad', ['VAT registration Poland']],
  ['a mistyped synonym', 'umsatzstuer poland', ['VAT registration Poland']],
  ['the words besides the title', 'stock', ['The packaging rule']],
  ['no parts of the words besides the title', 'stoc', []],
  ['all words but one of many', 'vat registration poland toys', ['VAT registration Poland']],
  ['a country by its code', 'vat registration in PL', ['VAT registration Poland']],
])('finds %s: %j', (_case, query, expected) => expect(find(query)).toEqual(expected));

it.each(['rakete', 'xyzxyz', 'rocket rakete', '', '%'])('finds nothing for %j', (query) =>
  expect(find(query)).toEqual([]),
);

it('puts whole words of the title before other words, parts of words and typing errors', () => {
  const rank = createRanking(
    [
      text('Marketplaces'),
      text('Unionsmarke'),
      text('Imprint', 'Marke'),
      text('Trade mark Japan'),
      text('Marke Japan'),
    ],
    synonyms,
  );
  expect(rank('Marke').texts).toEqual([
    { key: 'Marke Japan', fit: fit.title, words: ['marke'] },
    { key: 'Trade mark Japan', fit: fit.title, words: ['marke'] },
    { key: 'Imprint', fit: fit.further, words: ['marke'] },
    { key: 'Marketplaces', fit: fit.fragment, words: ['marke'] },
    { key: 'Unionsmarke', fit: fit.fragment, words: ['marke'] },
  ]);
  expect(new Set(rank('Mrake').texts.map((hit) => hit.fit))).toEqual(new Set([fit.typo]));
});

it('puts synonyms before letters inside a word', () =>
  expect(titlesFor([text('Produkte'), text('UK representative'), text('Großbritannien')])('uk')).toEqual([
    'UK representative',
    'Großbritannien',
    'Produkte',
  ]));

it('looks for typing errors only where no title contains the query', () => {
  const found = titlesFor([text('Unreformed'), text('Reformad')]);
  expect(found('reformed')).toEqual(['Unreformed']);
  expect(found('reformid')).toEqual(['Reformad']);
});

it('keeps the order of the texts where they fit equally well, those that begin with the word first', () => {
  const inOrder = titlesFor([text('The toys'), text('Toys B'), text('Toys A'), text('Many toys')]);
  expect(inOrder('toys')).toEqual(['Toys B', 'Toys A', 'The toys', 'Many toys']);
});

it('leaves out words that mean nothing here, and names them as they were typed', () => {
  const rank = createRanking([text('The packaging rule'), text('VAT registration Poland')], synonyms);
  const found = (query: string) => {
    const { texts, unknown, isPartial } = rank(query);
    return [texts.map(({ key }) => key), unknown, isPartial];
  };
  expect(found('Packaging Rakete')).toEqual([['The packaging rule'], ['Rakete'], false]);
  expect(found('vat registration Größe Atlantis')).toEqual([
    ['VAT registration Poland'],
    ['Größe', 'Atlantis'],
    false,
  ]);
  expect(found('Rakete')).toEqual([[], ['Rakete'], false]);
  expect(found('Polnad Rakete')).toEqual([[], ['Rakete'], false]);
});

it('finds texts with most words where none has all, and says so', () => {
  const rank = createRanking(
    [text('The digital pass of toys'), text('A product of Poland'), text('Toys Poland')],
    synonyms,
  );
  const found = (query: string) => {
    const { texts, isPartial } = rank(query);
    return [texts.map(({ key }) => key), isPartial];
  };
  expect(found('digital product pass')).toEqual([['The digital pass of toys'], false]);
  expect(found('digital pass poland')).toEqual([['The digital pass of toys'], true]);
  expect(found('pass product')).toEqual([['The digital pass of toys', 'A product of Poland'], true]);
});

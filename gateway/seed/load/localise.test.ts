import { localise, insertNoBreakSpaces } from './localise';

const block = {
  blockType: 'cardGrid',
  heading: { en: 'Duties', de: 'Pflichten' },
  cards: [{ icon: 'vat', title: { en: 'From €1', de: 'Ab 1~€' }, url: '/cht/Services' }],
};

it.each([
  ['en', 'Duties', 'From €1'],
  ['de', 'Pflichten', 'Ab 1\u00A0€'],
] as const)('returns the %s texts and leaves other values unchanged', (language, heading, title) => {
  expect(localise(block, language)).toEqual({
    blockType: 'cardGrid',
    heading,
    cards: [{ icon: 'vat', title, url: '/cht/Services' }],
  });
});

it('replaces a property, including its name', () => {
  const replace = (name: string): [string, unknown] | undefined =>
    name === 'image' ? ['image', 3] : undefined;
  expect(localise({ image: 'page-home', title: { en: 'a', de: 'b' } }, 'en', replace)).toEqual({
    image: 3,
    title: 'a',
  });
});

it.each([
  ['150~€', '150\u00A0€'],
  ['https://example.com/~user', 'https://example.com/~user'],
  ['about ~ five', 'about ~ five'],
])('inserts no-break spaces: %s', (text, expected) => expect(insertNoBreakSpaces(text)).toBe(expected));

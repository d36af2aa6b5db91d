import { plainOf, runsOf } from './runs';

const text = (words: string, format = 0) => ({ type: 'text', text: words, format });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children: children as never });

it('keeps the typefaces, and keeps punctuation with the word before it', () => {
  const node = paragraph(text('It is '), text('draft', 1), text('. Not '), text('filed', 2), text('.'));
  expect(runsOf(node, 'https://www.example.com')).toEqual([
    { text: 'It is ', face: 'serif' },
    { text: 'draft.', face: 'serifStrong' },
    { text: ' Not ', face: 'serif' },
    { text: 'filed.', face: 'serifItalic' },
  ]);
  expect(plainOf(node)).toBe('It is draft. Not filed.');
});

it.each([
  ['/cht/Contact', 'https://www.example.com/cht/Contact'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
])('links %s to %s', (url, href) => {
  const link = { type: 'link', fields: { url }, children: [text('there')] };
  expect(runsOf(paragraph(link), 'https://www.example.com')).toEqual([
    { text: 'there', face: 'serif', href },
  ]);
});

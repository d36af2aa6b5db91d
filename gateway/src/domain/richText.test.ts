import { document, filmNode, imageNode, node, table, text } from '../../test/richText';
import { hasText, imagesIn, isReadable, nodesOf, readingMinutes, richTextToPlain } from './richText';

it.each([
  [0, 1],
  [1, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%d words take %d min', (words, minutes) => {
  expect(readingMinutes(document(node('paragraph', [text('word '.repeat(words))])))).toBe(minutes);
});

it('counts words across paragraphs', () => {
  const paragraphs = Array.from({ length: 400 }, () => node('paragraph', [text('word')]));
  expect(readingMinutes(document(...paragraphs))).toBe(2);
});

it('returns false for an empty text', () => {
  expect(hasText(null)).toBe(false);
  expect(hasText(document(node('paragraph', [])))).toBe(false);
  expect(hasText(document(node('paragraph', [text('Yes')])))).toBe(true);
});

it('counts an image or a film as content, an empty table not', () => {
  expect(hasText(document(node('paragraph', []), imageNode(7)))).toBe(true);
  expect(hasText(document(filmNode(3)))).toBe(true);
  expect(hasText(document(table([['', '']])))).toBe(false);
});

it('reads captions and cells as words', () => {
  const plain = richTextToPlain(
    document(
      imageNode(7, 'Map of rates'),
      table([
        ['Country', 'Rate'],
        ['Malta', '18'],
      ]),
    ),
  );
  expect(plain.split(/\s+/)).toEqual(['Map', 'of', 'rates', 'Country', 'Rate', 'Malta', '18']);
});

it('finds images by id or document, in tables too', () =>
  expect(imagesIn(document(imageNode(7), node('table', [node('tablerow', [imageNode({ id: 8 })])])))).toEqual(
    [7, 8],
  ));

it.each([
  null,
  undefined,
  'text',
  { root: null },
  { root: { children: 'x' } },
  { root: { children: [null] } },
])('finds no nodes in %j', (value) => expect(nodesOf(value)).toEqual([]));

it('knows what the editor can read', () => {
  expect(isReadable(document(imageNode(7), node('paragraph', [text('a')])).root)).toBe(true);
  for (const bad of [null, 'text', { children: 'x' }, { children: [null] }, { children: [{ children: 1 }] }])
    expect(isReadable(bad)).toBe(false);
});

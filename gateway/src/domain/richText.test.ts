import { document, node, text } from '../../test/richText';
import { hasText, readingMinutes } from './richText';

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

import { fileNames, isFileName } from './fileNames';

it.each([
  'a.webp',
  '100 % sure.webp',
  'teal field & sky-6f00.webp',
  'Übersicht.pdf',
  '..webp',
  'x'.repeat(255),
])('takes %s for the name of a file', (name) => expect(isFileName(name)).toBe(true));

it.each([
  '.',
  '..',
  '',
  '../a.webp',
  '..%2Fa.webp',
  '..%5ca.webp',
  'a%00.webp',
  'a/b.webp',
  '..\\a.webp',
  'a\0.webp',
  'a\nb.webp',
  'x'.repeat(256),
])('takes %j for no name of a file', (name) => expect(isFileName(name)).toBe(false));

it.each([
  ['those of its sizes that exist', { small: { filename: 'b.webp' }, medium: { filename: null } }],
  ['one that two sizes share', { small: { filename: 'b.webp' }, medium: { filename: 'b.webp' } }],
])('names a file and %s', (_, sizes) =>
  expect(fileNames({ filename: 'a.webp', sizes })).toEqual(['a.webp', 'b.webp']),
);

import { documentIdOf } from './documentId';

it.each([
  ['1', 1],
  ['999999999', 999_999_999],
  ['0', undefined],
  ['01', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  [' 1', undefined],
  ['', undefined],
  ['1000000000', undefined],
  ['12.html', undefined],
])('parses %j as %j', (text, id) => expect(documentIdOf(text)).toBe(id));

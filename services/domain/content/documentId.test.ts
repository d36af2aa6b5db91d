import { articleIdOf, documentIdOf } from './documentId';

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

it.each([
  ['3.html', 3],
  ['3', undefined],
  ['3.htm', undefined],
  ['3.html.html', undefined],
  ['03.html', undefined],
  ['３.html', undefined],
  ['3.html\n', undefined],
  ['../3.html', undefined],
  [`${'9'.repeat(9000)}.html`, undefined],
])('parses the file %.20s as %j', (file, id) => expect(articleIdOf(file)).toBe(id));

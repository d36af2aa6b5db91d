import { parseTable } from './table';

const columns = ['number', 'name'] as const;

it('reads one row per line', () => {
  expect(parseTable('number;name\n1; Müller, A.\r\n2;\n', columns)).toEqual([
    { number: '1', name: 'Müller, A.' },
    { number: '2', name: '' },
  ]);
});

it.each([
  ['other columns', 'name;number\n1;2'],
  ['a cell too many', 'number;name\n1;2;3'],
  ['a cell too few', 'number;name\n1'],
])('refuses %s', (_case, text) => expect(() => parseTable(text, columns)).toThrow());

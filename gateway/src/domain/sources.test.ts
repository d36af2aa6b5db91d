import { sourcesToWire } from './sources';

it('links secure addresses alone', () => {
  expect(
    sourcesToWire([
      { title: 'Directive', url: 'https://eur-lex.europa.eu/x' },
      { title: 'Old', url: 'http://example.com' },
      { title: 'Book' },
    ]),
  ).toEqual([
    { title: 'Directive', url: 'https://eur-lex.europa.eu/x' },
    { title: 'Old', url: null },
    { title: 'Book', url: null },
  ]);
  expect(sourcesToWire(null)).toEqual([]);
});

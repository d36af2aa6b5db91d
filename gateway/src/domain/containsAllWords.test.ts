import { containsAllWords } from './containsAllWords';

it('asks for every word of the keyword, and finds nothing without one', () => {
  expect(containsAllWords('VAT Österreich')).toEqual({
    and: [{ searchText: { contains: 'vat' } }, { searchText: { contains: 'oesterreich' } }],
  });
  expect(containsAllWords('vat', 'title')).toEqual({ and: [{ title: { contains: 'vat' } }] });
  expect(containsAllWords(' – ')).toEqual({ id: { exists: false } });
});

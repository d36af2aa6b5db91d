import { listFilter, whereQuery } from './whereQuery';

it('writes a filter as the lists of the admin read it', () => {
  expect(decodeURIComponent(whereQuery(listFilter({ state: { equals: 'received' } })).toString())).toBe(
    'where[or][0][and][0][state][equals]=received',
  );
});

import { pagesShown } from './pagesShown';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('on page %d of %d offers %j', (page, pageCount, expected) => {
  expect(pagesShown(page, pageCount)).toEqual(expected);
});

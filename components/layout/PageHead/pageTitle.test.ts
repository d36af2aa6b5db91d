import { pageTitle } from './pageTitle';

// Shows (requirements, 1.5 and 11.1).

it.each([
  [undefined, 'Kompassa官网_VAT Europe'],
  ['', 'Kompassa官网_VAT Europe'],
  ['About us', 'About us – Kompassa官网_VAT Europe'],
])('a page called %j is titled %s', (title, expected) => {
  expect(pageTitle({ title: 'Kompassa官网_VAT Europe' }, title)).toBe(expected);
});

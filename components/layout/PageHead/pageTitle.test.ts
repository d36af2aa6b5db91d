import { pageTitle } from './pageTitle';

const brand = {
  product: 'Kompassa',
  siteName: 'VAT Europe',
  siteUrl: 'https://www.example.com',
  gatewayHost: 'https://gateway.example.com',
  cookieDomain: '',
};

it.each([
  [undefined, 'Kompassa官网_VAT Europe'],
  ['', 'Kompassa官网_VAT Europe'],
  ['About us', 'About us – Kompassa官网_VAT Europe'],
])('a page called %j is titled %s', (title, expected) => {
  expect(pageTitle(brand, title)).toBe(expected);
});

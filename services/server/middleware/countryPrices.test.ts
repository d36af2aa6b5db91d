import { countryPrices } from './countryPrices';

const leadsTo = (path: string) => {
  const url = countryPrices(new URL(path, 'https://www.example.com'));
  return url && `${url.pathname}${url.search}`;
};

it.each([
  ['/cht/price?country=AT', '/cht/price/AT'],
  ['/cht/price?country=AT&category=vat', '/cht/price/AT?category=vat'],
  ['/cht/price?country=DE', '/cht/price/DE'],
  ['/cht/price?country=HK', '/cht/price/HK'],
])('%s leads to %s', (path, target) => expect(leadsTo(path)).toBe(target));

it.each([
  '/cht/price',
  '/cht/price?country=XX',
  '/cht/price?country=EU',
  '/cht/price/AT?country=FR',
  '/?country=AT',
])('returns undefined for %s', (path) => expect(leadsTo(path)).toBeUndefined());

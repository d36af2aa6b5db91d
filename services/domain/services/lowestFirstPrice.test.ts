import { price } from '@/services/fixtures/services';

import { lowestFirstPrice } from './lowestFirstPrice';

const priced = (...amounts: [amountMinor: number, currency: string][]) => ({
  prices: amounts.map(([amountMinor, currency]) => price({ amountMinor, currency })),
});

it.each([
  ['the lowest of the first prices', [priced([900, 'EUR'], [100, 'EUR']), priced([500, 'EUR'])], 500],
  ['one in the currency of the first', [priced([900, 'EUR']), priced([5, 'JPY'])], 900],
  ['none without prices', [priced()], undefined],
])('returns %s', (_which, services, amountMinor) => {
  expect(lowestFirstPrice(services)?.amountMinor).toBe(amountMinor);
});

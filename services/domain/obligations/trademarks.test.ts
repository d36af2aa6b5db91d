import { trademarkPrices } from '@/services/fixtures/surveys';

import { trademarkOffers } from './trademarks';

const offered = (salesCountries: string[]) =>
  trademarkOffers(trademarkPrices(), salesCountries).map(({ service, countries }) => [
    service.country,
    countries,
  ]);

it.each([
  [
    ['FR', 'DE'],
    [
      ['DE', ['DE']],
      ['EU', ['FR', 'DE']],
    ],
  ],
  [['FR'], [['EU', ['FR']]]],
  [['US', 'NO'], [['US', ['US']]]],
  [['NO'], []],
])('who sells to %j is offered %j', (salesCountries, expected) =>
  expect(offered(salesCountries)).toEqual(expected),
);

import { service } from '@/services/fixtures/services';

import { groupByCategory, groupByCountry, groupByType } from './serviceGroups';

it('keeps the order of categories and of services within them', () => {
  const groups = groupByCategory([
    service({ id: 1, category: 'vat', categoryName: 'VAT' }),
    service({ id: 2, category: 'weee', categoryName: 'WEEE' }),
    service({ id: 3, category: 'vat', categoryName: 'VAT' }),
  ]);
  expect(groups.map(({ name, services }) => [name, services.map(({ id }) => id)])).toEqual([
    ['VAT', [1, 3]],
    ['WEEE', [2]],
  ]);
});

it('groups company services by the number of their type, those without one last', () => {
  const groups = groupByType([
    service({ id: 1, type: null, typeName: null }),
    service({ id: 2, type: 5, typeName: 'Company change', vatIncrement: true }),
    service({ id: 3, type: 1, typeName: 'Company registration' }),
    service({ id: 4, type: 5, typeName: 'Company change', vatIncrement: true }),
  ]);
  expect(
    groups.map(({ name, vatIncrement, services }) => [name, vatIncrement, services.map(({ id }) => id)]),
  ).toEqual([
    ['Company registration', false, [3]],
    ['Company change', true, [2, 4]],
    [null, false, [1]],
  ]);
});

it('groups services by country: the Union, main countries, the rest of Europe and of the world, and none', () => {
  const countries = ['EG', 'NO', 'SE', 'CY', 'PL', null, 'IT', 'EU', 'DE', 'JP', 'DE'];
  const groups = groupByCountry(
    countries.map((country, id) => service({ id, country, countryName: country && `In ${country}` })),
    'en-GB',
  );
  expect(groups.map(({ country, services }) => [country, services.map(({ id }) => id)])).toEqual([
    ['EU', [7]],
    ['DE', [8, 10]],
    ['IT', [6]],
    ['PL', [4]],
    ['SE', [2]],
    ['CY', [3]],
    ['NO', [1]],
    ['EG', [0]],
    ['JP', [9]],
    [null, [5]],
  ]);
  expect(groupByCountry([service({ country: 'DE', countryName: 'Germany' })], 'en-GB')).toHaveLength(1);
});

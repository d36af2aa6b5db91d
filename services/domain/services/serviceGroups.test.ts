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

it('groups services by country, with those of the Union and of none last', () => {
  const groups = groupByCountry(
    [
      service({ id: 1, country: null, countryName: null }),
      service({ id: 2, country: 'EU', countryName: 'European Union' }),
      service({ id: 3, country: 'DE', countryName: 'Germany' }),
      service({ id: 4, country: 'AT', countryName: 'Austria' }),
      service({ id: 5, country: 'DE', countryName: 'Germany' }),
    ],
    'en-GB',
  );
  expect(groups.map(({ name, services }) => [name, services.map(({ id }) => id)])).toEqual([
    ['Austria', [4]],
    ['Germany', [3, 5]],
    ['European Union', [2]],
    [null, [1]],
  ]);
  expect(groupByCountry([service({ country: 'DE', countryName: 'Germany' })], 'en-GB')).toHaveLength(1);
});

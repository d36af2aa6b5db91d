import { service } from '@/services/fixtures/services';

import { groupByCategory } from './serviceGroups';

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

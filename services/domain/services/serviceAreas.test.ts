import { serviceCategories } from '@/contract/lists/services';
import { service } from '@/services/fixtures/services';

import {
  categoryIn,
  countriesOf,
  facetsOf,
  filterServices,
  placesIn,
  queryOfFilter,
  serviceAreas,
  serviceFilterOf,
  tabIndexIn,
} from './serviceAreas';

const services = [
  service({ id: 1, category: 'vat', country: 'DE', countryName: 'Deutschland' }),
  service({ id: 2, category: 'vat', country: 'AT', countryName: 'Österreich' }),
  service({ id: 3, category: 'vat', country: 'EU', countryName: 'Europäische Union' }),
  service({ id: 4, category: 'weee', country: 'DE', countryName: 'Deutschland' }),
  service({
    id: 5,
    category: 'company',
    country: null,
    countryName: null,
    type: 4,
    typeName: 'Annual review',
  }),
];

const filterIn = (query: Parameters<typeof categoryIn>[0]) =>
  serviceFilterOf({ ...query, productAttr: categoryIn(query), tabIndex: tabIndexIn(query) }, services);

it.each([
  [{}, {}],
  [{ tabIndex: '1' }, { area: 'tax' }],
  [{ tabIndex: '5' }, { area: 'trademark' }],
  [{ tabIndex: '6' }, {}],
  [{ tabIndex: ['1', '2'] }, {}],
  [{ productAttr: 'weee' }, {}],
  [{ productAttr: 'weee', country: 'XX' }, {}],
  [
    { tabIndex: '4', serviceType: '4' },
    { area: 'company', type: 4 },
  ],
  [{ tabIndex: '4', serviceType: '5' }, { area: 'company' }],
  [{ tabIndex: '1', serviceType: '4' }, { area: 'tax' }],
  [{ serviceType: '4' }, {}],
  [{ country: 'DE' }, { country: 'DE' }],
  [{ country: 'FR' }, {}],
  [{ country: ['DE', 'AT'] }, {}],
  [
    { productAttr: 'vat', country: 'AT' },
    { area: 'tax', country: 'AT' },
  ],
])('the query %j gives the filter %j', (query, filter) => {
  expect(filterIn(query)).toEqual(filter);
});

it.each([
  [{}, ''],
  [{ area: 'tax' } as const, '?tabIndex=1'],
  [{ country: 'DE' }, '?country=DE'],
  [{ area: 'company', country: 'DE' } as const, '?tabIndex=4&country=DE'],
  [{ area: 'company', type: 4 } as const, '?tabIndex=4&serviceType=4'],
])('the filter %j becomes the query "%s" and can be read from it', (filter, query) => {
  expect(queryOfFilter(filter)).toBe(query);
  expect(filterIn(Object.fromEntries(new URLSearchParams(query)))).toEqual(filter);
});

it.each([
  [{}, [1, 2, 3, 4, 5]],
  [{ area: 'tax' } as const, [1, 2, 3]],
  [{ country: 'DE' }, [1, 3, 4]],
  [{ country: 'EU' }, [3]],
  [{ country: 'JP' }, []],
  [{ area: 'tax', country: 'AT' } as const, [2, 3]],
  [{ area: 'register', country: 'AT' } as const, []],
  [{ area: 'company', type: 4 } as const, [5]],
  [{ area: 'company', type: 5 } as const, []],
])('the filter %j returns the services %j', (filter, ids) => {
  expect(filterServices(services, filter).map(({ id }) => id)).toEqual(ids);
});

it('assigns every category to an existing area', () => {
  const found = serviceAreas.flatMap((area) =>
    filterServices(
      serviceCategories.map((category) => service({ category })),
      { area },
    ),
  );
  expect(found.map(({ category }) => category).sort()).toEqual([...serviceCategories].sort());
});

it('lists each country once, the Union last', () => {
  expect(countriesOf(services, 'de-DE').map(({ name }) => name)).toEqual([
    'Deutschland',
    'Österreich',
    'Europäische Union',
  ]);
});

it('the facets name the places of all services again, with the types of company services', () => {
  const facets = facetsOf(services, 'en-GB');
  expect(facets.companyTypes).toEqual([4]);
  expect(placesIn(facets)).toEqual(
    services.map(({ category, country, type }) => ({ category, country, type })),
  );
});

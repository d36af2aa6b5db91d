import { parse } from 'node:querystring';

import { impliedEntries } from './impliedEntries';
import { entriesOfQuery, noEntries } from './surveyEntries';

it.each([
  [
    'a toy in Germany',
    [{ category: 'toy', country: 'DE' }],
    { productKinds: ['toy'], salesCountries: ['DE'] },
  ],
  [
    'two countries, each named once',
    [
      { category: 'weee', country: 'FR' },
      { category: 'battery', country: 'FR' },
      { category: 'vat', country: 'PL' },
    ],
    { productKinds: ['electrical', 'battery'], salesCountries: ['FR', 'PL'] },
  ],
  [
    'the IOSS, which is of no country',
    [{ category: 'ioss', country: 'EU' }],
    { importedConsignments: ['upTo150'] },
  ],
  ['nothing that the check asks', [{ category: 'company', country: null }], {}],
] as const)('%s fills in the check', (_what, services, filled) => {
  const entries = entriesOfQuery(parse(String(impliedEntries([...services]))));
  expect(entries).toEqual({ ...noEntries, ...filled });
});

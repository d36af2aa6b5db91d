import { seedDueRules } from '@/shared/testing/seedDueRules';

import { returnsOf } from './returns';

const rules = seedDueRules();

const titles = (...obligations: Parameters<typeof returnsOf>[1]) => [
  ...new Set(returnsOf(rules, obligations, '2026-11-25').map(({ title }) => title)),
];

it.each([
  ['vatWhereStored', ['DE'], ['VAT return, Germany', 'Annual VAT return, Germany']],
  ['vatWhereStored', ['MT'], []],
  ['vatUkStored', ['GB'], ['VAT return, United Kingdom']],
  ['unionOssOwnShop', ['EU'], ['OSS return and payment']],
  ['nonUnionOss', ['EU'], ['OSS return (non-Union) and payment']],
  ['ioss', ['EU'], ['IOSS return and payment']],
  ['packagingUnion', ['IT', 'PL'], ['Packaging: annual BDO report, Poland']],
  ['packagingGermanySystem', ['DE'], ['Packaging: declaration of completeness, Germany']],
  ['weeeUnion', ['PT', 'NL'], ['Electrical equipment: annual report in SILiAmb, Portugal']],
  ['toySafety', ['EU'], []],
  ['deemedSupplierUnion', ['EU'], []],
] as const)('%s in %j has the returns %j', (id, countries, expected) =>
  expect(titles({ id, countries: [...countries] })).toEqual(expected),
);

it('has the days of a year, in their order', () => {
  const days = returnsOf(rules, [{ id: 'unionOss', countries: ['EU'] }], '2026-11-25').map(({ day }) => day);
  expect(days).toEqual(['2027-01-31', '2027-04-30', '2027-07-31', '2027-10-31']);
});

it('has a return once, though two obligations ask for it', () => {
  const twice = returnsOf(
    rules,
    [
      { id: 'unionOss', countries: ['EU'] },
      { id: 'unionOssOwnShop', countries: ['EU'] },
    ],
    '2026-11-25',
  );
  expect(twice).toHaveLength(4);
});

it('marks the declaration of completeness as due above its quantities alone', () => {
  const [date] = returnsOf(rules, [{ id: 'packagingGermanySystem', countries: ['DE'] }], '2026-11-25');
  expect(date).toMatchObject({ day: '2027-05-15', isAboveQuantity: true });
});

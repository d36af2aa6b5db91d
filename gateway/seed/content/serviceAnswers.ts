import type { ObligationId } from '@/contract/lists/obligations';

import type { SeedAnswer, ServiceKey } from './types';

const vatAbroad: SeedAnswer[] = [{ obligation: 'vatWhereStored' }, { obligation: 'vatWhereImported' }];
const vatElsewhere: SeedAnswer[] = [{ obligation: 'vatElsewhere' }];
const fiscalRepresentative = (obligation: ObligationId): SeedAnswer[] => [
  { obligation },
  { obligation: 'fiscalRepresentativeImport' },
];
/** Of a producer's scheme: companies in the country join it too. */
const scheme = (...obligations: ObligationId[]): SeedAnswer[] =>
  obligations.map((obligation) => ({ obligation, isAlsoAtHome: true }));
/** Its price includes a representative, whom companies in the country do not need. */
const withRepresentative = (...obligations: ObligationId[]): SeedAnswer[] =>
  obligations.map((obligation) => ({ obligation }));
/** The same for packaging, where a representative registers and reports: whoever needs one pays for both once. */
const underRepresentative = (...obligations: ObligationId[]): SeedAnswer[] =>
  scheme(...obligations).map((answer) => ({ ...answer, coveredBy: ['packagingRepresentative'] }));
const inUnion = (obligation: ObligationId, rest: Partial<SeedAnswer> = {}): SeedAnswer => ({
  obligation,
  country: 'EU',
  isAlsoAtHome: true,
  ...rest,
});

/** Which obligations of the check each service answers, and for whom. Others answer none. */
export const serviceAnswers: Record<ServiceKey, SeedAnswer[]> = {
  'vat-registration-germany': vatAbroad,
  'vat-filing-germany': vatAbroad,
  'vat-registration-france': vatAbroad,
  'vat-registration-italy': vatAbroad,
  'vat-registration-spain': vatAbroad,
  'vat-registration-poland': vatAbroad,
  'vat-registration-czechia': vatAbroad,
  'vat-registration-netherlands': vatAbroad,
  'vat-registration-austria': vatAbroad,
  'vat-registration-belgium': vatAbroad,
  'vat-registration-sweden': vatAbroad,
  'vat-registration-ireland': vatAbroad,
  'vat-registration-lithuania': vatAbroad,
  'vat-registration-cyprus': vatAbroad,
  'vat-registration-united-kingdom': [
    { obligation: 'vatUkStored' },
    { obligation: 'vatUkStored', country: 'XI' },
    { obligation: 'vatUkDirect' },
  ],
  'vat-registration-switzerland': vatElsewhere,
  'vat-registration-saudi-arabia': vatElsewhere,
  'vat-registration-united-arab-emirates': vatElsewhere,
  'vat-registration-turkiye': vatElsewhere,
  'vat-registration-egypt': vatElsewhere,
  'jct-japan': vatElsewhere,
  'rfc-mexico': vatElsewhere,
  'sales-tax-usa': [{ obligation: 'salesTaxUs' }],
  'voec-norway': [{ obligation: 'vatElsewhere', country: 'NO' }],

  'fiscal-representative-france': fiscalRepresentative('fiscalRepresentative'),
  'fiscal-representative-italy': fiscalRepresentative('fiscalRepresentative'),
  'fiscal-representative-spain': fiscalRepresentative('fiscalRepresentative'),
  'fiscal-representative-poland': fiscalRepresentative('fiscalRepresentative'),
  'fiscal-representative-austria': fiscalRepresentative('fiscalRepresentative'),
  'fiscal-representative-sweden': fiscalRepresentative('fiscalRepresentative'),
  'fiscal-representative-belgium': fiscalRepresentative('fiscalRepresentativeUnsure'),
  'fiscal-representative-lithuania': fiscalRepresentative('fiscalRepresentativeUnsure'),
  'fiscal-representative-cyprus': fiscalRepresentative('fiscalRepresentativeUnsure'),
  'fiscal-representative-switzerland': [{ obligation: 'fiscalRepresentativeOutside' }],

  'oss-union': [inUnion('unionOss'), inUnion('unionOssOwnShop')],
  'oss-non-union': [inUnion('nonUnionOss', { company: 'outsideUnion' })],
  'ioss-registration': [inUnion('ioss', { coveredBy: ['iossIntermediary'] })],
  'ioss-intermediary': [inUnion('iossIntermediary')],
  'eori-customs-eu': [
    inUnion('importVat', { company: 'outsideUnion' }),
    inUnion('importIntoStock', { company: 'outsideUnion' }),
  ],

  'packaging-germany': underRepresentative('packagingGermanyRegister', 'packagingGermanySystem'),
  'epr-france': underRepresentative('packagingFrance'),
  'packaging-spain': withRepresentative('packagingSpain', 'packagingRepresentativeNational'),
  'packaging-austria': withRepresentative('packagingAustria', 'packagingRepresentativeAustria'),
  'packaging-representative-germany': withRepresentative('packagingRepresentative'),
  'packaging-representative-france': withRepresentative('packagingRepresentative'),
  'packaging-representative-netherlands': withRepresentative('packagingRepresentative', 'packagingUnion'),
  'packaging-representative-italy': withRepresentative('packagingRepresentative', 'packagingUnion'),
  'plastic-tax-spain': scheme('plasticTaxSpain'),
  'plastic-tax-united-kingdom': [
    ...scheme('plasticTaxUk'),
    { obligation: 'plasticTaxUk', country: 'XI', isAlsoAtHome: true },
  ],

  'weee-germany': withRepresentative('weeeGermany'),
  'weee-france': scheme('weeeFrance'),
  'weee-austria': [{ obligation: 'weeeUnion' }],
  'battery-germany': withRepresentative('batteryGermany', 'batteryRepresentative'),
  'battery-france': scheme('batteryFrance'),
  'battery-austria': withRepresentative('batteryUnion', 'batteryRepresentative'),
  'textile-france': scheme('textileFrance'),
  'furniture-france': scheme('furnitureFrance'),
  'toy-france': scheme('toyFrance'),
  'tyre-france': scheme('tyreFrance'),
  'chemical-tax-sweden': [{ obligation: 'chemicalTaxSweden' }],

  'gpsr-responsible-person': [
    inUnion('responsiblePerson', {
      company: 'outsideUnion',
      coveredBy: ['electricalConformity', 'toySafety'],
    }),
  ],
  'eu-authorised-representative': [
    inUnion('electricalConformity', { company: 'outsideUnion' }),
    inUnion('toySafety', { company: 'outsideUnion' }),
  ],
  'uk-responsible-person': [{ obligation: 'ukSafety', isOptional: true }],
  'testing-eu': [
    inUnion('electricalConformity', { isOptional: true }),
    inUnion('toySafety', { isOptional: true }),
  ],
  'toy-file-eu': [inUnion('toySafety', { isOptional: true })],
  'cosmetics-eu': [inUnion('cosmeticsUnion')],
  'cosmetics-united-kingdom': scheme('cosmeticsUk'),
};

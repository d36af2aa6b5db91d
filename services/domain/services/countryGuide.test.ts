import { price } from '@/services/fixtures/services';
import { surveyPrices } from '@/services/fixtures/surveys';
import { seedDueRules } from '@/shared/testing/seedDueRules';

import { countryGuideOf, guideCountries, guidePartsOf } from './countryGuide';
import type { ServiceAnswer, SurveyService } from './service';

const answer = (
  obligation: ServiceAnswer['obligation'],
  rest: Partial<ServiceAnswer> = {},
): ServiceAnswer => ({
  ...{
    obligation,
    country: 'DE',
    company: 'anywhere',
    isAlsoAtHome: false,
    isOptional: false,
    coveredBy: [],
  },
  ...rest,
});

const service = (
  id: number,
  category: SurveyService['category'],
  answers: ServiceAnswer[] = [],
): SurveyService => ({
  ...{ id, category, answers, code: null, categoryName: '', name: `Service ${id}`, href: null, duration: '' },
  ...{ country: 'DE', countryName: 'Germany' },
  prices: [price({ id: String(id), amountMinor: id * 100_00, isFrom: false, unit: 'once' })],
});

const guide = (services: SurveyService[], country = 'DE', today = '2026-11-29') =>
  countryGuideOf(country, { services, bundles: [], dueRules: seedDueRules(), today });

const total = (services: SurveyService[]) =>
  guide(services).cost.totals.map(({ amountMinor }) => amountMinor / 100_00);

describe('the guide to a country', () => {
  it('has the services of the country itself by part, in their order', () => {
    const abroad = { ...service(9, 'vat'), country: 'EU' };
    const all = [
      service(1, 'weee'),
      service(2, 'vat'),
      service(3, 'plasticTax'),
      service(4, 'company'),
      abroad,
    ];
    expect(guidePartsOf('DE', all).map(({ part, services }) => [part, services.map(({ id }) => id)])).toEqual(
      [
        ['vat', [2]],
        ['packaging', [3]],
        ['products', [1]],
        ['representative', []],
      ],
    );
  });

  it.each([
    [
      'counts a service that answers a duty, and one that the check does not know',
      [answer('vatWhereStored')],
      [],
      3,
    ],
    [
      'leaves out what another service covers',
      [answer('vatWhereStored', { coveredBy: ['ioss'] })],
      [answer('ioss')],
      2,
    ],
    [
      'counts what another service covers in another country only',
      [answer('vatWhereStored', { coveredBy: ['ioss'] })],
      [answer('ioss', { country: 'XI' })],
      3,
    ],
    ['leaves out what the duty can be met without', [answer('ukSafety', { isOptional: true })], [], 2],
    [
      'counts what is covered by an optional service alone',
      [answer('vatWhereStored', { coveredBy: ['ioss'] })],
      [answer('ioss', { isOptional: true }), answer('unionOss')],
      3,
    ],
  ])('%s', (_title, first, second, expected) => {
    expect(total([service(1, 'packaging', first), service(2, 'vat', second)])).toEqual([expected]);
  });

  it.each([
    ['DE', 'fiscalRepresentative', true],
    ['CH', 'fiscalRepresentativeOutside', false],
    ['DE', 'packagingRepresentative', false],
  ] as const)(
    'in %s the total with %s has a representative that the Union does without: %s',
    (country, id, expected) => {
      const representative = {
        ...service(1, 'authorisedRepresentative', [answer(id, { country })]),
        country,
      };
      expect(guide([representative], country).hasFiscalRepresentative).toBe(expected);
    },
  );

  it('has the dates of a year from its day, those of VAT and of producers', () => {
    const { dates } = guide([], 'PL', '2026-12-27');
    expect(dates[0]).toMatchObject({ day: '2027-01-25' });
    expect(dates.map(({ title }) => title)).toContain('Packaging: annual BDO report, Poland');
    expect(dates.every(({ day }) => day >= '2026-12-27' && day <= '2027-12-27')).toBe(true);
    expect(guide([], 'JP').dates).toEqual([]);
    expect(guide([], 'GB').dates.map(({ title }) => title)).not.toContainEqual(
      expect.stringMatching(/^Packaging/),
    );
  });
});

it('guides are for the countries of the price list in which more than a company can be had', () => {
  const company = { country: 'HK', category: 'company' } as const;
  expect(guideCountries([...surveyPrices(), company])).toEqual(['DE', 'FR']);
});

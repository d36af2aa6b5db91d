import fc from 'fast-check';

import { type ObligationId, obligationIds } from '@/contract/lists/obligations';
import { productKinds, salesChannels } from '@/contract/lists/surveys';
import german from '@/locales/de/calculate.json';
import english from '@/locales/en/calculate.json';
import { anyAnswers, anyPlaces } from '@/services/fixtures/anyAnswers';
import { merchant } from '@/services/fixtures/surveys';

import { assess, groupObligations, type Obligation, rules } from './assess';
import { isOwedByOthers, obligationKey } from './standing';
import { isInSum } from './sum';
import type { SurveyAnswers } from './survey';

/** The law of this day. */
const day = '2026-11-22';

const answers = (overrides: Partial<SurveyAnswers>): SurveyAnswers =>
  merchant({ companyCountry: 'DE', storageCountries: ['DE'], salesCountries: ['DE'], ...overrides });

const found = (overrides: Partial<SurveyAnswers>): Record<string, string> =>
  Object.fromEntries(assess(answers(overrides), day).map(({ id, countries }) => [id, countries.join(' ')]));

describe('rules', () => {
  it('have unique ids', () => expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length));

  it('cite texts over https, not the home page of whoever publishes them', () => {
    const urls = rules.flatMap(({ sources }) => sources.flatMap(({ url }) => url ?? []));
    expect(urls.length).toBeGreaterThan(40);
    for (const url of urls) expect(url).toMatch(/^https:\/\/[^/]+\/[^/]/);
  });

  it('can all apply', () => {
    const countries = ['DE', 'FR', 'ES', 'AT', 'NL', 'BE', 'HU', 'SE', 'GB', 'US', 'CH', 'NO', 'XI'];
    const merchants = ['CN', 'IE', 'US'].flatMap((companyCountry) =>
      [0, 50_000].flatMap((crossBorderTurnover) =>
        [countries, [companyCountry]].map((storageCountries) =>
          answers({
            companyCountry,
            crossBorderTurnover,
            storageCountries,
            salesCountries: countries,
            productKinds: [...productKinds],
            salesChannels: ['ownShop', 'marketplace'],
            importedConsignments: ['upTo150', 'above150'],
            importsToStock: 'yes',
          }),
        ),
      ),
    );
    const applied = new Set(merchants.flatMap((one) => assess(one, day).map(({ id }) => id)));
    expect(rules.map(({ id }) => id).filter((id) => !applied.has(id))).toEqual([]);
  });
});

describe('distance sales within the Union', () => {
  it.each([
    [9_999, { homeVatBelowThreshold: 'FR' }],
    [10_000, { homeVatBelowThreshold: 'FR' }],
    [10_001, { unionOss: 'EU' }],
  ])('of %d EUR have the VAT rule for this turnover', (crossBorderTurnover, expected) => {
    const { homeVatBelowThreshold, unionOss } = found({ salesCountries: ['DE', 'FR'], crossBorderTurnover });
    expect({ homeVatBelowThreshold, unionOss }).toEqual({
      homeVatBelowThreshold: undefined,
      unionOss: undefined,
      ...expected,
    });
  });

  it('have no threshold once goods are stored in a second state', () =>
    expect(
      found({ storageCountries: ['DE', 'PL'], salesCountries: ['DE', 'FR'], crossBorderTurnover: 500 }),
    ).toMatchObject({ vatWhereStored: 'PL', unionOss: 'EU' }));

  it('to businesses only do not use the One-Stop Shop', () =>
    expect(
      found({ salesCountries: ['FR'], salesChannels: ['business'], crossBorderTurnover: 90_000 }),
    ).not.toHaveProperty('unionOss'));
});

describe('a seller from outside the Union', () => {
  const seller = { companyCountry: 'CN', storageCountries: ['DE', 'PL'], salesCountries: ['DE', 'FR'] };

  it('registers in each storage country, without a threshold', () =>
    expect(found({ ...seller, crossBorderTurnover: 1 })).toMatchObject({
      vatWhereStored: 'DE PL',
      unionOssOwnShop: 'EU',
      fiscalRepresentative: 'PL',
      responsiblePerson: 'EU',
    }));

  it('still registers when selling on marketplaces only, and the marketplace owes the sales VAT', () => {
    const result = found({ ...seller, salesChannels: ['marketplace'] });
    expect(result).toMatchObject({ vatWhereStored: 'DE PL', deemedSupplierUnion: 'EU' });
    expect(result).not.toHaveProperty('unionOssOwnShop');
  });
});

describe('parcels from outside the Union', () => {
  const parcels = { companyCountry: 'CN', storageCountries: ['CN'], salesCountries: ['DE', 'AT'] };

  it.each([
    [
      'up to 150 EUR from one’s own shop',
      ['upTo150'],
      ['ownShop'],
      ['ioss', 'iossIntermediary', 'lowValueDuty'],
    ],
    [
      'up to 150 EUR on a marketplace',
      ['upTo150'],
      ['marketplace'],
      ['deemedSupplierImports', 'lowValueDuty'],
    ],
    [
      'above 150 EUR',
      ['above150'],
      ['ownShop'],
      ['importVat', 'vatWhereImported', 'fiscalRepresentativeImport'],
    ],
    ['without a value', [], ['ownShop'], []],
  ] as const)(
    '%s have the import duties of their kind',
    (_case, importedConsignments, salesChannels, ids) => {
      const groups = groupObligations(
        assess(
          answers({
            ...parcels,
            importedConsignments: [...importedConsignments],
            salesChannels: [...salesChannels],
          }),
          day,
        ),
      );
      expect(groups.find(({ group }) => group === 'imports')?.obligations.map(({ id }) => id) ?? []).toEqual(
        ids,
      );
    },
  );
});

it('says from which fact it follows that somebody else owes a duty', () => {
  const reseller = answers({ productKinds: ['electrical'], supplyRoles: ['homeSupplier'] });
  const found = new Map(assess(reseller, day).map((obligation) => [obligation.id, obligation.because]));
  expect(found.get('weeeGermany')).toEqual(['sells:electrical', 'buysAtHomeOnly']);
  expect(found.get('electricalConformity')).toEqual(['sellsInUnion', 'sells:electrical', 'buysInUnionOnly']);
});

describe('producer responsibility', () => {
  it.each([
    ['electrical', { weeeGermany: 'DE', weeeFrance: 'FR', weeeUnion: 'IT NL' }],
    ['battery', { batteryGermany: 'DE', batteryFrance: 'FR', batteryUnion: 'IT NL' }],
    ['textile', { textileFrance: 'FR', textileNational: 'NL', textileUnion: 'DE IT' }],
    ['furniture', { furnitureFrance: 'FR' }],
    ['toy', { toyFrance: 'FR' }],
    ['tyre', { tyreFrance: 'FR' }],
  ] as const)('applies to the kind %s', (kind, expected) => {
    const result = found({ salesCountries: ['DE', 'FR', 'IT', 'NL'], productKinds: [kind] });
    expect(result).toMatchObject(expected);
    expect(result).toMatchObject({ packagingFrance: 'FR', packagingUnion: 'IT NL' });
  });

  it('omits product kinds that are not sold', () => {
    const result = Object.keys(found({ salesCountries: ['DE', 'FR'], productKinds: ['other'] }));
    expect(result.filter((id) => /^(weee|battery|textile|furniture|toy|tyre)/.test(id))).toEqual([]);
  });
});

describe('any answers', () => {
  const pairs = (found: Obligation[]) =>
    found.flatMap(({ id, countries }) => countries.map((country) => `${id} ${country}`));
  const due = (given: SurveyAnswers) => assess(given, day).filter(({ certainty }) => certainty === 'due');

  it('name a duty once for each country', () =>
    fc.assert(
      fc.property(anyAnswers, (given) => {
        const found = pairs(assess(given, day));
        expect(new Set(found).size).toBe(found.length);
      }),
    ));

  it('name one line of a report once', () =>
    fc.assert(
      fc.property(anyAnswers, (given) => {
        const keys = assess(given, day).map(obligationKey);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    ));

  it('keep every obligation, be it owed by others, when the role in the supply chain is said', () =>
    fc.assert(
      fc.property(anyAnswers, (given) => {
        const unsaid = pairs(assess({ ...given, supplyRoles: [] }, day));
        expect(pairs(assess(given, day)).sort()).toEqual(unsaid.sort());
      }),
    ));

  /** Rules that take each other's place, whatever the country. */
  const families: Partial<Record<ObligationId, string>> = {
    homeVatBelowThreshold: 'sales across borders',
    unionOss: 'sales across borders',
    vatWhereStored: 'registration',
    vatWhereImported: 'registration',
    fiscalRepresentative: 'representative',
    fiscalRepresentativeUnsure: 'representative',
    fiscalRepresentativeImport: 'representative',
    // Stock in Norway can spare a company there the intermediary.
    ioss: 'IOSS',
    iossIntermediary: 'IOSS',
  };
  const topics = (given: SurveyAnswers) =>
    assess(given, day).flatMap(({ id, countries }) =>
      families[id] === 'sales across borders'
        ? 'sales across borders'
        : countries.map((country) => `${families[id] ?? id} ${country}`),
    );
  const oneMore = fc.oneof(
    fc.record({ storageCountries: fc.constantFrom(...anyPlaces, 'XI').map((country) => [country]) }),
    fc.record({ salesCountries: fc.constantFrom(...anyPlaces, 'XI').map((country) => [country]) }),
    fc.record({ productKinds: fc.constantFrom(...productKinds).map((kind) => [kind]) }),
    fc.record({
      salesChannels: fc.constantFrom('ownShop' as const, 'marketplace' as const).map((way) => [way]),
    }),
    fc.record({
      importedConsignments: fc.constantFrom('upTo150' as const, 'above150' as const).map((value) => [value]),
    }),
  );

  it('drop nothing when a fact is added', () =>
    fc.assert(
      fc.property(anyAnswers, oneMore, (given, added) => {
        // The form asks for one of each.
        fc.pre(given.productKinds.length > 0 && given.salesChannels.length > 0);
        // Above, the scheme for small enterprises is out once the turnover is asked for.
        fc.pre((given.crossBorderTurnover ?? 0) <= 100_000);
        const [question, list] = Object.entries(added)[0] as ['salesCountries', string[]];
        const more = { ...given, [question]: [...new Set([...given[question], ...list])] };
        expect(topics(more)).toEqual(expect.arrayContaining(topics(given)));
      }),
      { numRuns: 2_000 },
    ));

  it('put nothing that others owe into the sum', () =>
    fc.assert(
      fc.property(anyAnswers, (given) => {
        const others = assess(given, day).filter(isOwedByOthers);
        const added = others.map(obligationKey);
        expect(others.filter((other) => isInSum(other, { added, leftOut: [] }))).toEqual([]);
      }),
    ));

  it('keep every duty when a country is sold to as well', () =>
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...anyPlaces), (given, country) => {
        const more = pairs(due({ ...given, salesCountries: [...given.salesCountries, country] }));
        expect(more).toEqual(expect.arrayContaining(pairs(due(given))));
      }),
    ));
});

it('every rule has a source and a text in both languages', () => {
  for (const { id, sources } of rules) {
    expect([id, sources.length > 0]).toEqual([id, true]);
    expect([id, id in english.reasons, id in german.reasons]).toEqual([id, true, true]);
  }
  const ids = rules.map(({ id }) => id).sort();
  expect(Object.keys(english.reasons).sort()).toEqual(ids);
  expect(obligationIds.slice().sort()).toEqual(ids);
});

it('names no country but those of the merchant, for every company and stock', () => {
  const pairs = anyPlaces.flatMap((companyCountry) => anyPlaces.map((stock) => ({ companyCountry, stock })));
  const strange = pairs.flatMap(({ companyCountry, stock }, index) => {
    const found = assess(
      answers({
        companyCountry,
        storageCountries: [stock],
        salesCountries: ['DE', 'GB', stock],
        // In turn, so that each kind meets each channel.
        salesChannels: salesChannels.slice(index % salesChannels.length).slice(0, 1),
        productKinds: productKinds
          .slice(Math.floor(index / salesChannels.length) % productKinds.length)
          .slice(0, 1),
      }),
      day,
    );
    return found.filter(({ countries }) =>
      countries.some((country) => !['DE', 'GB', 'EU', stock].includes(country)),
    );
  });
  expect(strange).toEqual([]);
});

import { assess, groupObligations, rules } from './assess';
import type { SurveyAnswers } from './survey';

const answers = (overrides: Partial<SurveyAnswers>): SurveyAnswers => ({
  companyCountry: 'DE',
  storageCountries: ['DE'],
  salesCountries: ['DE'],
  productKinds: ['other'],
  salesChannels: ['ownShop'],
  importedConsignments: [],
  crossBorderTurnover: 0,
  ...overrides,
});

const found = (overrides: Partial<SurveyAnswers>): Record<string, string> =>
  Object.fromEntries(assess(answers(overrides)).map(({ id, countries }) => [id, countries.join(' ')]));

describe('rules', () => {
  it('have unique ids', () => expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length));

  it('cite official texts over https', () => {
    const urls = rules.flatMap(({ sources }) => sources.flatMap(({ url }) => url ?? []));
    expect(urls.length).toBeGreaterThan(20);
    for (const url of urls) expect(url).toMatch(/^https:\/\/eur-lex\.europa\.eu\/eli\//);
  });

  it.each(rules.map((rule) => [rule.id, rule] as const))('%s can apply', (_id, rule) => {
    const kinds = [
      'electrical',
      'battery',
      'textile',
      'furniture',
      'toy',
      'cosmetics',
      'tyre',
      'chemical',
    ] as const;
    const countries = ['DE', 'FR', 'ES', 'AT', 'NL', 'GB', 'US', 'CH'];
    const merchants = ['CN', 'IE', 'US'].flatMap((companyCountry) =>
      [0, 50_000].flatMap((crossBorderTurnover) =>
        [countries, [companyCountry]].map((storageCountries) =>
          answers({
            companyCountry,
            crossBorderTurnover,
            storageCountries,
            salesCountries: countries,
            productKinds: [...kinds],
            salesChannels: ['ownShop', 'marketplace'],
            importedConsignments: ['upTo150', 'above150'],
          }),
        ),
      ),
    );
    expect(merchants.some((merchant) => assess(merchant).some(({ id }) => id === rule.id))).toBe(true);
  });
});

describe('a German shop that sells at home', () => {
  it('has duties for packaging and product information, and no VAT abroad', () =>
    expect(found({})).toEqual({ packagingGermany: 'DE', offerInformation: 'EU' }));
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

  it('to businesses only do not use the One-Stop-Shop', () =>
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
    ['above 150 EUR', ['above150'], ['ownShop'], ['importVat']],
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
        ),
      );
      expect(groups.find(({ group }) => group === 'imports')?.obligations.map(({ id }) => id) ?? []).toEqual(
        ids,
      );
    },
  );

  it('need no intermediary from Norway or from within the Union', () => {
    for (const companyCountry of ['NO', 'DE'])
      expect(found({ ...parcels, companyCountry, importedConsignments: ['upTo150'] })).not.toHaveProperty(
        'iossIntermediary',
      );
  });

  it('to Britain only have no import duties of the Union', () =>
    expect(
      found({ ...parcels, salesCountries: ['GB'], importedConsignments: ['upTo150', 'above150'] }),
    ).toEqual({ vatUkDirect: 'GB', plasticTaxUk: 'GB' }));
});

describe('producer responsibility', () => {
  it.each([
    ['electrical', { weeeGermany: 'DE', weeeFrance: 'FR', weeeUnion: 'IT NL' }],
    ['battery', { batteryGermany: 'DE', batteryFrance: 'FR', batteryUnion: 'IT NL' }],
    ['textile', { textileFrance: 'FR', textileUnion: 'DE IT NL' }],
    ['furniture', { furnitureFrance: 'FR' }],
    ['toy', { toyFrance: 'FR' }],
    ['tyre', { tyreFrance: 'FR' }],
  ] as const)('applies to the kind %s', (kind, expected) => {
    const result = found({ salesCountries: ['DE', 'FR', 'IT', 'NL'], productKinds: [kind] });
    expect(result).toMatchObject(expected);
    expect(result).toMatchObject({ packagingGermany: 'DE', packagingFrance: 'FR', packagingUnion: 'IT NL' });
  });

  it('omits product kinds that are not sold', () => {
    const result = Object.keys(found({ salesCountries: ['DE', 'FR'], productKinds: ['other'] }));
    expect(result.filter((id) => /^(weee|battery|textile|furniture|toy|tyre)/.test(id))).toEqual([]);
  });

  it('needs no representative in Austria for an Austrian company', () =>
    expect(found({ companyCountry: 'AT', salesCountries: ['AT'] })).not.toHaveProperty('packagingAustria'));
});

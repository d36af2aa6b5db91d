import { merchant } from '@/services/fixtures/surveys';

import { assess } from './assess';
import { certainties } from './rule';
import type { SurveyAnswers } from './survey';

/**
 * Merchants and what follows for them, written from the law and not from the rules: each list is complete, as
 * `id countries`. Where nothing else is said, the company is the one of `merchant`.
 */
interface Case {
  story: string;
  answers: Partial<SurveyAnswers> & Pick<SurveyAnswers, 'companyCountry' | 'salesCountries'>;
  /** ISO date whose law is asked for. */
  day?: string;
  due?: string[];
  check?: string[];
  ahead?: string[];
}

const cases: Case[] = [
  // At home
  {
    story: 'A shop in Berlin sells in Germany only: its cartons have a German producer already',
    answers: { companyCountry: 'DE', salesCountries: ['DE'] },
    due: ['offerInformation EU'],
    check: ['packagingGermanyRegister DE', 'packagingGermanySystem DE'],
  },
  {
    story: 'A dealer in Berlin sells to German businesses only: no dual system, but LUCID',
    answers: { companyCountry: 'DE', salesCountries: ['DE'], salesChannels: ['business'] },
    check: ['packagingGermanyRegister DE'],
  },
  {
    story: 'A shop in Vienna sells in Austria only: it has duties at home too',
    answers: { companyCountry: 'AT', salesCountries: ['AT'] },
    due: ['offerInformation EU'],
    check: ['packagingAustria AT'],
  },
  {
    story: 'A shop in Stockholm sells electronics at home: no chemical tax on distance sales',
    answers: { companyCountry: 'SE', salesCountries: ['SE'], productKinds: ['electrical'] },
    due: ['weeeUnion SE', 'offerInformation EU', 'electricalConformity EU'],
    check: ['packagingUnion SE'],
  },
  {
    story: 'A shop in Hamburg sells batteries at home: no representative is needed',
    answers: { companyCountry: 'DE', salesCountries: ['DE'], productKinds: ['battery'] },
    due: ['batteryGermany DE', 'offerInformation EU'],
    check: ['packagingGermanyRegister DE', 'packagingGermanySystem DE'],
  },
  {
    story: 'A shop in Cologne sells clothes at home: the scheme is still to come',
    answers: { companyCountry: 'DE', salesCountries: ['DE'], productKinds: ['textile'] },
    due: ['offerInformation EU'],
    check: ['packagingGermanyRegister DE', 'packagingGermanySystem DE'],
    ahead: ['textileUnion DE'],
  },
  {
    story: 'A shop in London sells electronics at home: only large producers of packaging register',
    answers: { companyCountry: 'GB', salesCountries: ['GB'], productKinds: ['electrical'] },
    check: ['packagingUk GB', 'plasticTaxUk GB'],
  },
  { story: 'A shop in Chicago sells at home', answers: { companyCountry: 'US', salesCountries: ['US'] } },

  // Across borders in the Union
  {
    story: 'A shop in Berlin sells for €9,000 to France: German VAT may apply',
    answers: { companyCountry: 'DE', salesCountries: ['FR'], crossBorderTurnover: 9_000 },
    due: ['packagingFrance FR', 'packagingRepresentative FR', 'offerInformation EU'],
    check: ['homeVatBelowThreshold FR', 'smallEnterprise EU'],
  },
  {
    story: 'A shop in Berlin sells to France and does not know its turnover: both depend on it',
    answers: { companyCountry: 'DE', salesCountries: ['FR'], crossBorderTurnover: null },
    due: ['packagingFrance FR', 'packagingRepresentative FR', 'offerInformation EU'],
    check: ['homeVatBelowThreshold FR', 'smallEnterprise EU', 'unionOss EU'],
  },
  {
    story:
      'A company in Berlin stores goods in Poland too and does not know its turnover: there is no threshold',
    answers: {
      companyCountry: 'DE',
      storageCountries: ['DE', 'PL'],
      salesCountries: ['PL'],
      crossBorderTurnover: null,
    },
    due: [
      'vatWhereStored PL',
      'unionOss EU',
      'packagingUnion PL',
      'packagingRepresentative PL',
      'offerInformation EU',
    ],
    check: ['smallEnterprise EU'],
  },
  {
    story: 'A shop in Berlin sells for €50,000 to Germany and France: the One-Stop-Shop',
    answers: { companyCountry: 'DE', salesCountries: ['DE', 'FR'], crossBorderTurnover: 50_000 },
    due: ['unionOss EU', 'packagingFrance FR', 'packagingRepresentative FR', 'offerInformation EU'],
    check: ['smallEnterprise EU', 'packagingGermanyRegister DE', 'packagingGermanySystem DE'],
  },
  {
    story: 'A shop in Berlin sells for €250,000 to France: too much for the small enterprise scheme',
    answers: { companyCountry: 'DE', salesCountries: ['FR'], crossBorderTurnover: 250_000 },
    due: ['unionOss EU', 'packagingFrance FR', 'packagingRepresentative FR', 'offerInformation EU'],
  },
  {
    story: 'A shop in Vienna sells for €20,000 to Germany',
    answers: { companyCountry: 'AT', salesCountries: ['DE'], crossBorderTurnover: 20_000 },
    due: [
      'unionOss EU',
      'packagingGermanyRegister DE',
      'packagingGermanySystem DE',
      'packagingRepresentative DE',
      'offerInformation EU',
    ],
    check: ['smallEnterprise EU'],
  },
  {
    story: 'A shop in Munich sells for €20,000 to consumers in Austria: representative by Austrian law',
    answers: { companyCountry: 'DE', salesCountries: ['AT'], crossBorderTurnover: 20_000 },
    due: ['unionOss EU', 'packagingAustria AT', 'packagingRepresentativeAustria AT', 'offerInformation EU'],
    check: ['smallEnterprise EU'],
  },
  {
    story: 'A dealer in Munich sells to businesses in Austria: the importer there comes first',
    answers: { companyCountry: 'DE', salesCountries: ['AT'], salesChannels: ['business'] },
    due: ['packagingAustria AT'],
    check: ['smallEnterprise EU', 'packagingRepresentativeAustria AT'],
  },
  {
    story: 'A shop in Berlin sells for €20,000 to Spain: representative by Spanish law',
    answers: { companyCountry: 'DE', salesCountries: ['ES'], crossBorderTurnover: 20_000 },
    due: ['unionOss EU', 'packagingSpain ES', 'packagingRepresentativeNational ES', 'offerInformation EU'],
    check: ['smallEnterprise EU', 'plasticTaxSpain ES'],
  },
  {
    story: 'A company in Berlin stores goods in France too: registration, and no fiscal representative',
    answers: { companyCountry: 'DE', storageCountries: ['DE', 'FR'], salesCountries: ['FR'] },
    due: [
      'vatWhereStored FR',
      'unionOss EU',
      'packagingFrance FR',
      'packagingRepresentative FR',
      'offerInformation EU',
    ],
    check: ['smallEnterprise EU'],
  },
  {
    story: 'A shop in Berlin sells electronics for €20,000 to Sweden: chemical tax to be checked',
    answers: {
      companyCountry: 'DE',
      salesCountries: ['SE'],
      productKinds: ['electrical'],
      crossBorderTurnover: 20_000,
    },
    due: [
      'unionOss EU',
      'packagingUnion SE',
      'packagingRepresentativeNational SE',
      'weeeUnion SE',
      'offerInformation EU',
      'electricalConformity EU',
    ],
    check: ['smallEnterprise EU', 'chemicalTaxSweden SE'],
  },
  {
    story: 'A shop in Berlin sells chemicals for €20,000 to Sweden: that tax is on electronics',
    answers: {
      companyCountry: 'DE',
      salesCountries: ['SE'],
      productKinds: ['chemical'],
      crossBorderTurnover: 20_000,
    },
    due: ['unionOss EU', 'packagingUnion SE', 'packagingRepresentativeNational SE', 'offerInformation EU'],
    check: ['smallEnterprise EU', 'chemicals EU'],
  },
  {
    story: 'A shop in Berlin sells clothes for €20,000 to the Netherlands: the scheme runs already',
    answers: {
      companyCountry: 'DE',
      salesCountries: ['NL'],
      productKinds: ['textile'],
      crossBorderTurnover: 20_000,
    },
    due: [
      'unionOss EU',
      'packagingUnion NL',
      'packagingRepresentative NL',
      'textileNational NL',
      'offerInformation EU',
    ],
    check: ['smallEnterprise EU'],
  },
  {
    story: 'A shop in Berlin sells batteries for €20,000 to France: a representative there',
    answers: {
      companyCountry: 'DE',
      salesCountries: ['FR'],
      productKinds: ['battery'],
      crossBorderTurnover: 20_000,
    },
    due: [
      'unionOss EU',
      'packagingFrance FR',
      'packagingRepresentative FR',
      'batteryFrance FR',
      'batteryRepresentative FR',
      'offerInformation EU',
    ],
    check: ['smallEnterprise EU'],
  },
  {
    story: 'A shop in Berlin sells toys for €20,000 to France',
    answers: {
      companyCountry: 'DE',
      salesCountries: ['FR'],
      productKinds: ['toy'],
      crossBorderTurnover: 20_000,
    },
    due: [
      'unionOss EU',
      'packagingFrance FR',
      'packagingRepresentative FR',
      'toyFrance FR',
      'offerInformation EU',
      'toySafety EU',
    ],
    check: ['smallEnterprise EU'],
    ahead: ['toyPassport EU'],
  },
  {
    story: 'A shop in Berlin sells electric toys for €20,000 to France: there they are electrical equipment',
    answers: {
      companyCountry: 'DE',
      salesCountries: ['FR'],
      productKinds: ['electrical', 'toy'],
      crossBorderTurnover: 20_000,
    },
    due: [
      'unionOss EU',
      'packagingFrance FR',
      'packagingRepresentative FR',
      'weeeFrance FR',
      'offerInformation EU',
      'electricalConformity EU',
      'toySafety EU',
    ],
    check: ['smallEnterprise EU', 'toyFrance FR'],
    ahead: ['toyPassport EU'],
  },
  {
    story: 'A shop in Berlin sells tyres for €20,000 to Hungary',
    answers: {
      companyCountry: 'DE',
      salesCountries: ['HU'],
      productKinds: ['tyre'],
      crossBorderTurnover: 20_000,
    },
    due: [
      'unionOss EU',
      'packagingUnion HU',
      'packagingRepresentative HU',
      'offerInformation EU',
      'tyreLabel EU',
    ],
    check: ['smallEnterprise EU', 'tyreNational HU'],
  },

  // From the Union to other countries
  {
    story:
      'A shop in Berlin sells to Norway: no One-Stop-Shop, and no representative for a company in the Union',
    answers: { companyCountry: 'DE', salesCountries: ['NO'] },
    check: ['vatElsewhere NO'],
  },
  {
    story: 'A shop in Berlin sells to Switzerland: who registers there needs a representative',
    answers: { companyCountry: 'DE', salesCountries: ['CH'] },
    check: ['vatElsewhere CH', 'fiscalRepresentativeOutside CH'],
  },
  {
    story: 'A shop in Berlin sells to the United States',
    answers: { companyCountry: 'DE', salesCountries: ['US'] },
    check: ['salesTaxUs US'],
  },
  {
    story: 'A company in Berlin stores goods in Britain and sells there in its own shop',
    answers: { companyCountry: 'DE', storageCountries: ['GB'], salesCountries: ['GB'] },
    due: ['vatUkStored GB'],
    check: ['vatUkDirect GB', 'packagingUk GB', 'plasticTaxUk GB', 'ukSafety GB'],
  },
  {
    story:
      'A company in Berlin stores goods in Britain and sells on marketplaces only: exemption is possible',
    answers: {
      companyCountry: 'DE',
      storageCountries: ['GB'],
      salesCountries: ['GB'],
      salesChannels: ['marketplace'],
    },
    check: ['vatUkStored GB', 'packagingUk GB', 'plasticTaxUk GB', 'ukSafety GB'],
  },
  {
    story: 'A shop in Berlin sells electronics to Britain: it is the producer there',
    answers: { companyCountry: 'DE', salesCountries: ['GB'], productKinds: ['electrical'] },
    due: ['weeeUk GB'],
    check: ['vatUkDirect GB', 'plasticTaxUk GB', 'ukSafety GB'],
  },
  {
    story: 'A company in Berlin sells electronics to Britain on marketplaces only: they report for it',
    answers: {
      companyCountry: 'DE',
      salesCountries: ['GB'],
      productKinds: ['electrical'],
      salesChannels: ['marketplace'],
    },
    check: ['plasticTaxUk GB', 'weeeUk GB', 'ukSafety GB'],
  },
  {
    story: 'A shop in Berlin sells cosmetics to Britain',
    answers: { companyCountry: 'DE', salesCountries: ['GB'], productKinds: ['cosmetics'] },
    due: ['cosmeticsUk GB'],
    check: ['vatUkDirect GB', 'plasticTaxUk GB', 'ukSafety GB'],
  },

  // Stock in the Union, company outside it
  {
    story: 'A company in Shenzhen stores goods in Germany and Poland and sells in its own shop',
    answers: { companyCountry: 'CN', storageCountries: ['DE', 'PL'], salesCountries: ['DE', 'FR'] },
    due: [
      'vatWhereStored DE PL',
      'unionOssOwnShop EU',
      'fiscalRepresentative PL',
      'packagingGermanyRegister DE',
      'packagingGermanySystem DE',
      'packagingFrance FR',
      'responsiblePerson EU',
      'offerInformation EU',
    ],
    check: ['importIntoStock EU', 'packagingRepresentative DE FR'],
  },
  {
    story: 'A company in London stores goods in Poland: Poland exempts it from the fiscal representative',
    answers: { companyCountry: 'GB', storageCountries: ['PL'], salesCountries: ['PL'] },
    due: ['vatWhereStored PL', 'packagingUnion PL', 'responsiblePerson EU', 'offerInformation EU'],
    check: ['importIntoStock EU', 'packagingRepresentative PL'],
  },
  {
    story: 'A company in Shenzhen stores goods in Czechia: no fiscal representative is asked for',
    answers: {
      companyCountry: 'CN',
      storageCountries: ['CZ'],
      salesCountries: ['CZ'],
      salesChannels: ['marketplace'],
    },
    due: [
      'vatWhereStored CZ',
      'deemedSupplierUnion EU',
      'packagingUnion CZ',
      'responsiblePerson EU',
      'offerInformation EU',
    ],
    check: ['importIntoStock EU', 'packagingRepresentative CZ'],
  },
  {
    story: 'A company in Tokyo stores goods in France: Japan is on the French list of exempt countries',
    answers: { companyCountry: 'JP', storageCountries: ['FR'], salesCountries: ['FR'] },
    due: ['vatWhereStored FR', 'packagingFrance FR', 'responsiblePerson EU', 'offerInformation EU'],
    check: ['importIntoStock EU', 'packagingRepresentative FR'],
  },
  {
    story: 'A company in Chicago stores goods in Italy and sells on marketplaces',
    answers: {
      companyCountry: 'US',
      storageCountries: ['IT'],
      salesCountries: ['IT'],
      salesChannels: ['marketplace'],
    },
    due: [
      'vatWhereStored IT',
      'deemedSupplierUnion EU',
      'fiscalRepresentative IT',
      'packagingUnion IT',
      'responsiblePerson EU',
      'offerInformation EU',
    ],
    check: ['importIntoStock EU', 'packagingRepresentative IT'],
  },
  {
    story: 'A company in Istanbul stores goods in France: whether an agreement exempts it has to be checked',
    answers: { companyCountry: 'TR', storageCountries: ['FR'], salesCountries: ['FR'] },
    due: ['vatWhereStored FR', 'packagingFrance FR', 'responsiblePerson EU', 'offerInformation EU'],
    check: ['fiscalRepresentative FR', 'importIntoStock EU', 'packagingRepresentative FR'],
  },
  {
    story: 'A company in Chicago stores goods in Belgium, whose law we have not seen',
    answers: { companyCountry: 'US', storageCountries: ['BE'], salesCountries: ['BE'] },
    due: ['vatWhereStored BE', 'packagingUnion BE', 'responsiblePerson EU', 'offerInformation EU'],
    check: ['fiscalRepresentativeUnsure BE', 'importIntoStock EU', 'packagingRepresentative BE'],
  },
  {
    story: 'A company in Shenzhen stores batteries in Germany and sells them there',
    answers: {
      companyCountry: 'CN',
      storageCountries: ['DE'],
      salesCountries: ['DE'],
      productKinds: ['battery'],
    },
    due: [
      'vatWhereStored DE',
      'packagingGermanyRegister DE',
      'packagingGermanySystem DE',
      'batteryGermany DE',
      'batteryRepresentative DE',
      'responsiblePerson EU',
      'offerInformation EU',
    ],
    check: ['importIntoStock EU', 'packagingRepresentative DE'],
  },

  // Parcels from outside the Union
  {
    story: 'A dropshipper in Hamburg has parcels up to €150 sent from China: no intermediary',
    answers: {
      companyCountry: 'DE',
      storageCountries: ['CN'],
      salesCountries: ['DE'],
      importedConsignments: ['upTo150'],
    },
    due: ['lowValueDuty EU', 'offerInformation EU'],
    check: ['ioss EU', 'vatElsewhere CN', 'packagingGermanyRegister DE', 'packagingGermanySystem DE'],
  },
  {
    story: 'A shop in Oslo sends parcels up to €150 from Norway: no intermediary',
    answers: { companyCountry: 'NO', salesCountries: ['DE'], importedConsignments: ['upTo150'] },
    due: [
      'lowValueDuty EU',
      'packagingGermanyRegister DE',
      'packagingGermanySystem DE',
      'responsiblePerson EU',
      'offerInformation EU',
    ],
    check: ['ioss EU', 'packagingRepresentative DE'],
  },
  {
    story: 'A shop in Oslo has parcels up to €150 sent from China: the exception is for goods from Norway',
    answers: {
      companyCountry: 'NO',
      storageCountries: ['CN'],
      salesCountries: ['DE'],
      importedConsignments: ['upTo150'],
    },
    due: [
      'iossIntermediary EU',
      'lowValueDuty EU',
      'packagingGermanyRegister DE',
      'packagingGermanySystem DE',
      'responsiblePerson EU',
      'offerInformation EU',
    ],
    check: ['ioss EU', 'vatElsewhere CN', 'packagingRepresentative DE'],
  },
  {
    story: 'A company in Shenzhen sells parcels up to €150 on marketplaces: the marketplace declares them',
    answers: {
      companyCountry: 'CN',
      salesCountries: ['DE'],
      salesChannels: ['marketplace'],
      importedConsignments: ['upTo150'],
    },
    due: [
      'deemedSupplierImports EU',
      'lowValueDuty EU',
      'packagingGermanyRegister DE',
      'packagingGermanySystem DE',
      'responsiblePerson EU',
      'offerInformation EU',
    ],
    check: ['packagingRepresentative DE'],
  },
  {
    story: 'A company in Shenzhen sends parcels up to €150 to German businesses: the normal tariff applies',
    answers: {
      companyCountry: 'CN',
      salesCountries: ['DE'],
      salesChannels: ['business'],
      importedConsignments: ['upTo150'],
    },
    due: ['packagingGermanyRegister DE'],
    check: ['packagingRepresentative DE'],
  },
  {
    story: 'A shop in Shenzhen sends parcels above €150 to Germany',
    answers: { companyCountry: 'CN', salesCountries: ['DE'], importedConsignments: ['above150'] },
    due: [
      'importVat EU',
      'packagingGermanyRegister DE',
      'packagingGermanySystem DE',
      'responsiblePerson EU',
      'offerInformation EU',
    ],
    check: ['packagingRepresentative DE'],
  },
  {
    story:
      'A company in Shenzhen sells on marketplaces to Spain: Spain asks every foreign producer for a representative',
    answers: {
      companyCountry: 'CN',
      salesCountries: ['ES'],
      salesChannels: ['marketplace'],
      importedConsignments: ['upTo150'],
    },
    due: [
      'deemedSupplierImports EU',
      'lowValueDuty EU',
      'packagingSpain ES',
      'packagingRepresentativeNational ES',
      'responsiblePerson EU',
      'offerInformation EU',
    ],
    check: ['plasticTaxSpain ES'],
  },

  // The law of another day
  {
    story: 'On the day before the packaging regulation, its representative is still to come',
    answers: { companyCountry: 'DE', salesCountries: ['FR'], crossBorderTurnover: 250_000 },
    day: '2026-08-11',
    due: ['unionOss EU', 'packagingFrance FR', 'offerInformation EU'],
    ahead: ['packagingRepresentative FR'],
  },
  {
    story: 'On the day before the flat duty, it is still to come',
    answers: {
      companyCountry: 'DE',
      storageCountries: ['CN'],
      salesCountries: ['DE'],
      importedConsignments: ['upTo150'],
    },
    day: '2026-06-30',
    due: ['offerInformation EU'],
    check: ['ioss EU', 'vatElsewhere CN', 'packagingGermanyRegister DE', 'packagingGermanySystem DE'],
    ahead: ['lowValueDuty EU'],
  },
  {
    story: 'From 17 April 2028 on, textiles have a scheme in every member state',
    answers: { companyCountry: 'DE', salesCountries: ['DE'], productKinds: ['textile'] },
    day: '2028-04-17',
    due: ['textileUnion DE', 'offerInformation EU'],
    check: ['packagingGermanyRegister DE', 'packagingGermanySystem DE'],
  },
  {
    story: 'From 1 August 2030 on, the toy regulation has replaced the directive',
    answers: { companyCountry: 'DE', salesCountries: ['DE'], productKinds: ['toy'] },
    day: '2030-08-01',
    due: ['offerInformation EU', 'toyPassport EU'],
    check: ['packagingGermanyRegister DE', 'packagingGermanySystem DE'],
  },
];

it.each(cases.map((entry) => [entry.story, entry] as const))('%s', (_story, expected) => {
  const found = assess(merchant(expected.answers), expected.day ?? '2026-11-22');
  for (const certainty of certainties) {
    const lines = found
      .filter((obligation) => obligation.certainty === certainty)
      .map(({ id, countries }) => `${id} ${countries.join(' ')}`);
    expect([certainty, ...lines.sort()]).toEqual([certainty, ...(expected[certainty] ?? []).sort()]);
  }
});

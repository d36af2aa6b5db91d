import { gatewayUrl, setting } from '@/gateway/test/gateway';
import { assess } from '@/services/domain/obligations/assess';
import { estimate } from '@/services/domain/obligations/estimate';
import type { SurveyAnswers } from '@/services/domain/obligations/survey';
import type { SurveyService } from '@/services/domain/services/service';
import { merchant } from '@/services/fixtures/surveys';

import { callGateway } from './client';
import { surveyServiceFromWire } from './map/service';

const day = '2026-11-22';

/** What a merchant is offered by the services of the real gateway; complete lists, as names in English. */
interface Case {
  story: string;
  answers: Partial<SurveyAnswers> & Pick<SurveyAnswers, 'companyCountry' | 'salesCountries'>;
  offered: string[];
  optional?: string[];
}

const cases: Case[] = [
  {
    story: 'A developer in Chicago that sells downloads to consumers in the Union',
    answers: { companyCountry: 'US', salesCountries: ['DE', 'FR'], productKinds: ['digital'] },
    offered: ['One-Stop-Shop for services (non-Union OSS)'],
  },
  {
    story: 'A shop in Berlin that sells to Norway: VOEC, and no One-Stop-Shop',
    answers: { companyCountry: 'DE', salesCountries: ['NO'] },
    offered: ['VOEC Norway'],
  },
  {
    story: 'A shop in Berlin that sells to Switzerland: registration and representative there',
    answers: { companyCountry: 'DE', salesCountries: ['CH'] },
    offered: ['VAT registration Switzerland', 'Fiscal representative Switzerland'],
  },
  {
    story: 'A shop in Berlin that sells to Japan',
    answers: { companyCountry: 'DE', salesCountries: ['JP'] },
    offered: ['Consumption tax Japan (JCT)'],
  },
  {
    story: 'A company in Berlin with stock in France: no fiscal representative',
    answers: { companyCountry: 'DE', storageCountries: ['DE', 'FR'], salesCountries: ['FR'] },
    offered: [
      'VAT registration France',
      'One-Stop-Shop (Union OSS)',
      'EPR France (UIN per stream)',
      'Packaging: authorised representative France',
    ],
  },
  {
    story:
      'A shop in Vienna that sells to Germany: no registration for VAT there, and a packaging representative',
    answers: { companyCountry: 'AT', salesCountries: ['DE'], crossBorderTurnover: 50_000 },
    offered: [
      'One-Stop-Shop (Union OSS)',
      'Packaging Germany (LUCID preparation)',
      'Packaging: authorised representative Germany',
    ],
  },
  {
    story: 'A shop in Vienna that sells in Austria: no representative in its own country',
    answers: { companyCountry: 'AT', salesCountries: ['AT'] },
    offered: [],
  },
  {
    story: 'A shop in Berlin that sells in Germany: the dual system and LUCID, to be checked',
    answers: { companyCountry: 'DE', salesCountries: ['DE'] },
    offered: ['Packaging Germany (LUCID preparation)'],
  },
  {
    story: 'A dropshipper in Hamburg: IOSS without an intermediary',
    answers: {
      companyCountry: 'DE',
      storageCountries: ['CN'],
      salesCountries: ['DE'],
      importedConsignments: ['upTo150'],
    },
    offered: ['IOSS without intermediary', 'Packaging Germany (LUCID preparation)'],
  },
  {
    story: 'A shop in Shenzhen that sends parcels: the intermediary alone',
    answers: { companyCountry: 'CN', salesCountries: ['DE'], importedConsignments: ['upTo150'] },
    offered: [
      'IOSS with intermediary',
      'Packaging Germany (LUCID preparation)',
      'Packaging: authorised representative Germany',
      'Responsible person for consumer products (GPSR)',
    ],
  },
  {
    story: 'A company in Shenzhen with stock in Poland: registration and fiscal representative, each once',
    answers: { companyCountry: 'CN', storageCountries: ['PL'], salesCountries: ['PL'] },
    offered: [
      'EORI number and indirect customs representation',
      'VAT registration Poland',
      'Fiscal representative Poland',
      'Responsible person for consumer products (GPSR)',
    ],
  },
  {
    story: 'A company in London with stock in Poland: exempt from the fiscal representative',
    answers: { companyCountry: 'GB', storageCountries: ['PL'], salesCountries: ['PL'] },
    offered: [
      'EORI number and indirect customs representation',
      'VAT registration Poland',
      'Responsible person for consumer products (GPSR)',
    ],
  },
  {
    story:
      'A company in Shenzhen that sells toys: the representative for CE products covers the responsible person',
    answers: {
      companyCountry: 'CN',
      storageCountries: ['DE'],
      salesCountries: ['DE'],
      salesChannels: ['marketplace'],
      productKinds: ['toy'],
    },
    offered: [
      'EORI number and indirect customs representation',
      'VAT registration Germany',
      'VAT returns Germany',
      'Packaging Germany (LUCID preparation)',
      'Packaging: authorised representative Germany',
      'EU authorised representative (CE products)',
    ],
    optional: ['Testing and certification', 'Toys: safety file for the EU'],
  },
  {
    story: 'A shop in Berlin that sells toys in Germany: no representative, tests as an option',
    answers: { companyCountry: 'DE', salesCountries: ['DE'], productKinds: ['toy'] },
    offered: ['Packaging Germany (LUCID preparation)'],
    optional: ['Testing and certification', 'Toys: safety file for the EU'],
  },
  {
    story: 'A shop in Berlin that sells electronics to Sweden: the tax on electronics',
    answers: {
      companyCountry: 'DE',
      salesCountries: ['SE'],
      productKinds: ['electrical'],
      crossBorderTurnover: 50_000,
    },
    offered: ['One-Stop-Shop (Union OSS)', 'Tax on chemicals in electronics Sweden'],
    optional: ['Testing and certification'],
  },
  {
    story: 'A shop in Berlin that sells to Britain: registration, and a representative as an option',
    answers: { companyCountry: 'DE', salesCountries: ['GB'] },
    offered: ['VAT registration United Kingdom', 'Plastic Packaging Tax United Kingdom'],
    optional: ['Authorised representative United Kingdom'],
  },
];

let services: SurveyService[] = [];
beforeAll(async () => {
  process.env.GATEWAY_HOST = gatewayUrl();
  process.env.GATEWAY_SECRET = setting('GATEWAY_TEST_SECRET');
  process.env.SITE_URL = setting('GATEWAY_TEST_SITE');
  services = (await callGateway('priceForSurveyReport', {}, { locale: 'en' })).map(surveyServiceFromWire);
});

it.each(cases.map((entry) => [entry.story, entry] as const))('%s', (_story, expected) => {
  const obligations = assess(merchant(expected.answers), day);
  const { lines, optional } = estimate(obligations, services, expected.answers.companyCountry);
  const names = (of: typeof lines) => of.map(({ service }) => service.name).sort();
  expect(names(lines)).toEqual([...expected.offered].sort());
  expect(names(optional)).toEqual([...(expected.optional ?? [])].sort());
});

it('offers no service that nobody can be offered', () => {
  const forObligations = services.filter(({ category }) => category !== 'balance');
  const idle = forObligations.filter(({ answers }) => answers.length === 0).map(({ name }) => name);
  expect(idle).toEqual([]);
});

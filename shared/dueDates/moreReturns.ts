import type { DueRule, ReturnPeriod } from './dueRule';
import { rule } from './furtherReports';
import { type CountryReturns, monthly, on, periodsOf, returnRules, vatReturnRules } from './vatReturns';

/**
 * VAT returns that the calendar of deadlines has besides: periods that a company from abroad rarely has, and countries
 * whose days depend on public holidays, which browsers do not know. As of 22 November 2026.
 */
const moreReturns: Record<string, CountryReturns> = {
  CH: {
    act: 'MWSTG, Art.\u00a071',
    url: 'https://www.fedlex.admin.ch/eli/cc/2009/615/de',
    moves: 'unknown',
    periods: {
      halfYear: { dates: ['08-29', '02-28'] },
      year: { dates: ['02-28'] },
      // Sixty days, or the end of the month that the authority prints where that is earlier.
      month: monthly(2, 30, {
        0: '03-31',
        1: '04-29',
        3: '06-29',
        5: '08-29',
        6: '09-29',
        8: '11-29',
        10: '01-29',
        11: '02-28',
      }),
    },
    note: {
      en: 'Not the usual period: months and years on request, half-years with net tax rates.',
      de: 'Nicht der übliche Zeitraum: Monate und Jahre auf Antrag, Halbjahre mit Saldosteuersätzen.',
    },
  },
  ES: {
    act: 'Real Decreto 1624/1992, art.\u00a071',
    url: 'https://www.boe.es/eli/es/rd/1992/12/29/1624',
    moves: true,
    periods: { month: monthly(1, 30, { 0: '02-29' }) },
    note: {
      en: 'For large companies and those in the monthly refund register.',
      de: 'Für große Unternehmen und solche im Register der monatlichen Erstattung.',
    },
  },
  GB: {
    act: 'Value Added Tax Regulations 1995, reg.\u00a050',
    url: 'https://www.legislation.gov.uk/uksi/1995/2518',
    moves: false,
    periods: { year: on(2, 'last') },
    note: { en: 'Annual accounting scheme.', de: 'Verfahren der jährlichen Abrechnung.' },
  },
  GR: {
    act: 'Κώδικας ΦΠΑ (ν.\u00a05144/2024)',
    url: 'https://www.aade.gr/en/businesses/tax-services/vat/vat-vies-returns',
    moves: false,
    periods: {
      month: { months: 1, workingDay: 'last' },
      quarter: { months: 1, workingDay: 'last' },
    },
    note: { en: 'The last working day of the month.', de: 'Der letzte Arbeitstag des Monats.' },
  },
  HU: {
    act: '2017. évi CL. törvény, 2. melléklet',
    moves: true,
    periods: { year: { dates: ['02-25'] } },
    note: {
      en: 'Only for small businesses without an EU VAT number.',
      de: 'Nur für kleine Unternehmen ohne USt-IdNr.',
    },
  },
  IE: {
    act: 'VAT Consolidation Act 2010, s.\u00a076',
    url: 'https://www.irishstatutebook.ie/eli/2010/act/31',
    moves: 'unknown',
    periods: { year: on(1, 19) },
    note: {
      en: 'Only with permission. The 23rd for those who file and pay online.',
      de: 'Nur mit Genehmigung. Der 23. für alle, die online melden und zahlen.',
    },
  },
  NO: {
    act: 'Skatteforvaltningsforskriften, §\u00a08-3',
    moves: true,
    periods: { year: { dates: ['03-10'] } },
    note: { en: 'Turnover below NOK\u00a01\u00a0million.', de: 'Umsatz unter 1\u00a0Mio.\u00a0NOK.' },
  },
  SI: {
    act: 'ZDDV-1, 88. člen',
    moves: false,
    periods: {
      month: { months: 1, workingDay: 'last' },
      quarter: { months: 1, workingDay: 'last' },
    },
    note: {
      en: 'The last working day of the month; the 20th for those who also file an EC sales list.',
      de: 'Der letzte Arbeitstag des Monats; der 20., wenn auch eine Zusammenfassende Meldung abzugeben ist.',
    },
  },
};

/** Monthly returns of large companies, where these have days of their own. */
const ofLargeCompanies: Record<string, readonly DueRule[]> = {
  SE: [
    {
      ...rule(
        'month',
        monthly(1, 26, { 10: '12-27' }),
        {
          en: 'VAT return above SEK\u00a040\u00a0million of turnover, Sweden',
          de: 'Umsatzsteuererklärung über 40\u00a0Mio.\u00a0SEK Umsatz, Schweden',
        },
        { act: 'Skatteförfarandelagen, 26 kap.' },
      ),
      moves: true,
    },
  ],
};

/** Reports about VAT besides the returns. */
const besides: Record<string, readonly DueRule[]> = {
  IT: [
    {
      ...rule(
        'quarter',
        { dates: ['05-31', '09-30', '11-30', '02-29'] },
        { en: 'VAT settlements (LIPE), Italy', de: 'Mitteilung der Abrechnungen (LIPE), Italien' },
        { act: 'DL 78/2010, art.\u00a021-bis' },
      ),
      moves: true,
    },
  ],
  NO: [
    rule(
      'quarter',
      on(1, 20),
      { en: 'VOEC return and payment, Norway', de: 'VOEC-Meldung und Zahlung, Norwegen' },
      {
        act: 'Merverdiavgiftsforskriften, VOEC',
        url: 'https://www.skatteetaten.no/en/business-and-organisation/vat-and-duties/vat/foreign/e-commerce-voec/',
      },
      {
        en: 'For sellers in the scheme for consignments up to NOK\u00a03,000.',
        de: 'Für Teilnehmer des Verfahrens für Sendungen bis 3.000\u00a0NOK.',
      },
    ),
  ],
};

/** All periods of a country's VAT returns, the usual one first. */
export const allPeriodsOf = (country: string): ReturnPeriod[] => [
  ...periodsOf(country),
  ...(Object.keys(moreReturns[country]?.periods ?? {}) as ReturnPeriod[]),
];

const ofPeriod = (country: string, period: ReturnPeriod): DueRule[] => {
  const more = moreReturns[country];
  const registration = { country, period };
  const moreRules = more ? returnRules(more, registration) : [];
  return [
    ...vatReturnRules(registration),
    ...moreRules.map((one) => ({ ...one, note: more?.note ?? one.note })),
  ];
};

/** The return of the year is there once, whatever the period of the others. */
const eachOnce = (rules: readonly DueRule[]): DueRule[] =>
  rules.filter(
    ({ title, period }, index) =>
      rules.findIndex((one) => one.title.en === title.en && one.period === period) === index,
  );

/** The returns and reports about VAT of a country: of those periods, with what is due besides. */
export const vatRules = (country: string, periods: readonly ReturnPeriod[]): DueRule[] => [
  ...eachOnce(periods.flatMap((period) => ofPeriod(country, period))),
  ...(periods.includes('month') ? (ofLargeCompanies[country] ?? []) : []),
  ...(besides[country] ?? []),
];

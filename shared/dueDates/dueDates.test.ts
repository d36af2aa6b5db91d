import { filingRhythms } from '@/contract/lists/filingRhythms';

import { seedDueRules } from '../testing/seedDueRules';
import { deadlineCountries } from './deadlineRules';
import { dueDatesOf, dutiesOfReport, type ReportAnswers } from './duties';
import type { FurtherReport } from './furtherReports';
import { filingIn, periodIn, periodsOf, vatReturnRules, withoutWorkingDays } from './vatReturns';

const rules = seedDueRules();

// Shows (requirements, 11.17).

/** Days below are taken from the law, not from the code. */
const vat = (country: string, period: ReturnType<typeof periodsOf>[number], from: string, until: string) =>
  dueDatesOf(rules, { vatReturns: [{ country, period }], reports: [] }, [from, until]);
const further = (report: FurtherReport, from: string, until: string) =>
  dueDatesOf(rules, { vatReturns: [], reports: [report] }, [from, until]);

it.each([
  // Germany, November 2026: UStG, § 18(1).
  ['DE', 'month', '2026-12-01', '2026-12-31', ['2026-12-10']],
  ['DE', 'quarter', '2026-12-01', '2027-01-31', ['2027-01-10']],
  ['DE', 'year', '2027-01-01', '2027-12-31', ['2027-07-31']],
  ['AT', 'quarter', '2027-01-01', '2027-03-01', ['2027-02-15']],
  ['GB', 'quarter', '2027-01-01', '2027-06-30', ['2027-02-07', '2027-05-07']],
  ['CH', 'quarter', '2027-01-01', '2027-12-31', ['2027-02-28', '2027-05-30', '2027-08-29', '2027-11-29']],
  ['ES', 'quarter', '2027-01-01', '2027-01-31', ['2027-01-30', '2027-01-30']],
  ['IT', 'quarter', '2027-01-01', '2027-03-31', ['2027-03-16']],
  ['NO', 'twoMonths', '2026-12-01', '2027-02-28', ['2026-12-10', '2027-02-10']],
  ['SE', 'quarter', '2027-01-01', '2027-12-31', ['2027-02-12', '2027-05-12', '2027-08-17', '2027-11-12']],
  ['DK', 'halfYear', '2027-01-01', '2027-12-31', ['2027-03-01', '2027-09-01']],
  ['DK', 'month', '2027-07-01', '2027-08-31', ['2027-08-17', '2027-08-25']],
  ['NL', 'quarter', '2027-01-01', '2027-04-30', ['2027-01-31', '2027-04-30']],
  ['FI', 'year', '2028-01-01', '2028-03-31', ['2028-02-29']],
  ['PT', 'month', '2027-08-01', '2027-09-30', ['2027-09-20', '2027-09-20']],
] as const)('%s, returns by the %s: from %s to %s they are due on %j', (country, period, from, until, days) =>
  expect(vat(country, period, from, until).map(({ day }) => day)).toEqual(days),
);

it.each([
  ['unionOss', '2027-01-01', '2027-01-31', ['2027-01-31']],
  ['ioss', '2026-12-01', '2027-02-28', ['2026-12-31', '2027-01-31', '2027-02-28']],
  ['packagingES', '2027-01-01', '2027-12-31', ['2027-02-28', '2027-03-31']],
  ['packagingPL', '2026-12-01', '2027-12-31', ['2027-03-15']],
] as const)('%s is due from %s to %s on %j', (report, from, until, days) =>
  expect(further(report, from, until).map(({ day }) => day)).toEqual(days),
);

it('moves a German Sunday to Monday and leaves the One-Stop Shop on its Sunday', () => {
  const [german] = vat('DE', 'quarter', '2027-01-01', '2027-01-31');
  expect(german).toMatchObject({
    day: '2027-01-10',
    movesTo: '2027-01-11',
    from: '2026-10-01',
    to: '2026-12-31',
  });
  const [oss] = further('unionOss', '2027-01-01', '2027-01-31');
  expect(oss).toMatchObject({ day: '2027-01-31', movesTo: undefined });
});

it('shows a day that was moved until the day that it was moved to', () => {
  expect(vat('DE', 'quarter', '2027-01-11', '2027-01-20')).toHaveLength(1);
  expect(vat('DE', 'quarter', '2027-01-12', '2027-01-20')).toEqual([]);
});

it('lists the annual return besides the others, and once where it is the only one', () => {
  expect(vatReturnRules(rules, { country: 'DE', period: 'quarter' }).map(({ period }) => period)).toEqual([
    'quarter',
    'year',
  ]);
  expect(vatReturnRules(rules, { country: 'DE', period: 'year' })).toHaveLength(1);
});

it('has no return for a country or a period that it does not know', () => {
  expect(vatReturnRules(rules, { country: 'MT', period: 'quarter' })).toEqual([]);
  expect(vatReturnRules(rules, { country: 'ES', period: 'month' })).toEqual([]);
  expect(periodsOf(rules, 'MT')).toEqual([]);
});

it('has an act, a title and as many days as periods for each rule', () => {
  const perYear = { month: 12, twoMonths: 6, quarter: 4, halfYear: 2, year: 1 };
  for (const { source, title, due, period } of rules) {
    expect(source.act && title).toBeTruthy();
    if ('dates' in due) expect(due.dates).toHaveLength(perYear[period]);
  }
  expect(rules.length).toBeGreaterThan(150);
});

/** Those whose days do not depend on public holidays. */
const returnCountries = deadlineCountries.filter(
  (country) => periodsOf(withoutWorkingDays(rules), country).length > 0,
);

it('has each return of every country once for each of its periods in three years', () => {
  for (const country of returnCountries)
    for (const period of periodsOf(rules, country)) {
      const dates = vat(country, period, '2027-01-01', '2029-12-31').filter((date) => date.period === period);
      expect(new Set(dates.map(({ to }) => to)).size).toBe(dates.length);
      for (const { day, to } of dates) expect(day > to).toBe(true);
    }
});

const answers: ReportAnswers = {
  companyCountry: 'DE',
  storageCountries: ['DE', 'PL'],
  salesCountries: ['DE', 'PL', 'ES'],
  productKinds: ['packaging'],
  salesChannels: ['ownShop'],
  importedConsignments: [],
  importsToStock: 'no',
  supplyRoles: [],
  crossBorderTurnover: null,
};

it.each<[string, Partial<ReportAnswers>, FurtherReport[]]>([
  ['stock in two member states', {}, ['unionOss', 'packagingDE', 'packagingPL', 'packagingES']],
  [
    'goods of suppliers at home',
    { supplyRoles: ['homeSupplier'] },
    ['unionOss', 'packagingPL', 'packagingES'],
  ],
  [
    'goods of suppliers at home, and parcels that come straight from outside the Union',
    { supplyRoles: ['homeSupplier'], importedConsignments: ['above150'] },
    ['unionOss', 'packagingDE', 'packagingPL', 'packagingES'],
  ],
  [
    'goods of suppliers at home and of its own import',
    { supplyRoles: ['homeSupplier', 'ownImport'] },
    ['unionOss', 'packagingDE', 'packagingPL', 'packagingES'],
  ],
  ['businesses as its only customers', { salesChannels: ['businessOnly'], productKinds: ['toy'] }, []],
  [
    'little turnover from one member state',
    { storageCountries: ['DE'], crossBorderTurnover: 9_000, productKinds: ['toy'] },
    [],
  ],
  [
    'a seat in China and a marketplace alone',
    { companyCountry: 'CN', salesChannels: ['marketplace'], productKinds: ['toy'] },
    [],
  ],
  [
    'a seat in China, small consignments and a shop of its own',
    {
      companyCountry: 'CN',
      storageCountries: ['CN'],
      importedConsignments: ['upTo150'],
      productKinds: ['toy'],
    },
    ['ioss'],
  ],
  [
    'digital services from the United States',
    { companyCountry: 'US', storageCountries: [], productKinds: ['digital'] },
    ['nonUnionOss'],
  ],
])('a company with %s has these reports', (_company, more, reports) =>
  expect(dutiesOfReport(rules, { ...answers, ...more }).reports).toEqual(reports),
);

it('expects VAT returns where goods are stored and at the seat, by the usual period', () => {
  const { vatReturns } = dutiesOfReport(rules, { ...answers, companyCountry: 'AT' });
  expect(vatReturns).toEqual([
    { country: 'DE', period: 'quarter' },
    { country: 'PL', period: 'month' },
    { country: 'AT', period: 'quarter' },
  ]);
});

it.each([
  ['DE', 5],
  ['IE', 6],
  ['BE', 4],
  ['IT', 13],
  ['US', 12],
  ['GR', 12],
  ['MT', 4],
  ['EG', 4],
])('a company from abroad usually files in %s %i times a year', (country, times) =>
  expect(filingIn(rules, country).count).toBe(times),
);

it.each([
  ['IE', 'month', 'month'],
  ['IE', 'quarter', 'twoMonths'],
  ['IE', 'year', 'halfYear'],
  ['BE', 'year', 'quarter'],
  ['NO', 'month', 'twoMonths'],
  ['DE', 'year', 'year'],
  ['MT', 'month', undefined],
] as const)(
  'files in %s, where a merchant assumes one %s for a return, by the %s',
  (country, rhythm, period) => expect(periodIn(rules, country, rhythm)).toBe(period),
);

it('counts sales tax of the USA alike in each rhythm of VAT returns', () =>
  expect(filingRhythms.map((rhythm) => filingIn(rules, 'US', rhythm).count)).toEqual([12, 12, 12, 12]));

it('counts as many returns in each rhythm as the calendar has days for in a year', () => {
  for (const country of returnCountries)
    for (const rhythm of filingRhythms) {
      const period = periodIn(rules, country, rhythm);
      if (!period) throw new Error(`no period in ${country}`);
      const ends = vat(country, period, '2027-12-01', '2029-12-31').filter(({ to }) => to.startsWith('2028'));
      expect([country, rhythm, ends.length]).toEqual([
        country,
        rhythm,
        filingIn(rules, country, rhythm).count,
      ]);
    }
});

it('suggests periods in the rhythm of the report', () =>
  expect(dutiesOfReport(rules, answers, 'month').vatReturns).toEqual([
    { country: 'DE', period: 'month' },
    { country: 'PL', period: 'month' },
  ]));

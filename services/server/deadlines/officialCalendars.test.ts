import type { DeadlineTopic } from '@/shared/dueDates/deadlineChoice';
import type { ReturnPeriod } from '@/contract/lists/returnPeriods';
import { seedDueRules } from '@/shared/testing/seedDueRules';

import { dueDatesIn } from './findDeadlines';

// Shows (requirements, 11.17). The days are those that authorities print, not those of the code.

const rules = seedDueRules();

/** The days by which the returns of a topic are due, of one period and with a word in their title, each once. */
function daysOf(country: string, topic: DeadlineTopic, period: ReturnPeriod, year = 2026, title = '') {
  const dates = dueDatesIn(rules, { country, topic }, [`${year}-01-01`, `${year}-12-31`], 'en');
  const days = dates
    .filter((date) => date.period === period && date.title.includes(title))
    .map(({ day, movesTo }) => movesTo ?? day);
  return [...new Set(days)].map((day) => day.slice(5)).join(' ');
}

it.each<[string, Parameters<typeof daysOf>, string]>([
  [
    'Germany, tax calendar of the Federal Ministry of Finance: Umsatzsteuer-Voranmeldung',
    ['DE', 'vat', 'month'],
    '01-12 02-10 03-10 04-10 05-11 06-10 07-10 08-10 09-10 10-12 11-10 12-10',
  ],
  [
    'Germany, BZSt: Zusammenfassende Meldung',
    ['DE', 'salesList', 'month'],
    '01-26 02-25 03-25 04-27 05-26 06-25 07-27 08-25 09-25 10-26 11-25 12-28',
  ],
  [
    'Austria, tax calendar of the Ministry of Finance: Umsatzsteuervoranmeldung',
    ['AT', 'vat', 'month'],
    '01-15 02-16 03-16 04-15 05-15 06-15 07-15 08-17 09-15 10-15 11-16 12-15',
  ],
  [
    'Spain, AEAT, Calendario del contribuyente: modelo 303, monthly',
    ['ES', 'vat', 'month'],
    '01-30 03-02 03-30 04-30 06-01 06-30 07-30 08-31 09-30 10-30 11-30 12-30',
  ],
  ['Spain, AEAT: modelo 303, quarterly', ['ES', 'vat', 'quarter'], '01-30 04-20 07-20 10-20'],
  ['Spain, AEAT: modelo 390', ['ES', 'vat', 'year'], '01-30'],
  [
    'Spain, AEAT: modelo 349',
    ['ES', 'salesList', 'month'],
    '01-30 02-20 03-20 04-20 05-20 06-22 07-20 09-21 10-20 11-20 12-21',
  ],
  [
    'Italy, Agenzia delle Entrate, scadenzario: IVA mensile',
    ['IT', 'vat', 'month'],
    '01-16 02-16 03-16 04-16 05-18 06-16 07-16 08-20 09-16 10-16 11-16 12-16',
  ],
  ['Italy, Agenzia delle Entrate: LIPE', ['IT', 'vat', 'quarter', 2026, 'LIPE'], '03-02 06-01 09-30 11-30'],
  [
    'Italy, Agenzia delle Dogane: elenchi Intrastat',
    ['IT', 'intrastat', 'month'],
    '01-26 02-25 03-25 04-27 05-25 06-25 07-27 08-25 09-25 10-26 11-25 12-28',
  ],
  // The whole of the year that customs printed, by working days that include Saturdays.
  [
    'France, Direction générale des douanes: EMEBI',
    ['FR', 'intrastat', 'month'],
    '01-13 02-12 03-12 04-13 05-15 06-11 07-11 08-12 09-11 10-12 11-13 12-11',
  ],
  [
    'France, Direction générale des douanes, 2021: DEB and DES',
    ['FR', 'salesList', 'month', 2021],
    '01-13 02-11 03-11 04-13 05-15 06-11 07-12 08-12 09-11 10-12 11-13 12-11',
  ],
  [
    'Poland, Ministry of Finance: JPK_V7M',
    ['PL', 'vat', 'month'],
    '01-26 02-25 03-25 04-27 05-25 06-25 07-27 08-25 09-25 10-26 11-25 12-28',
  ],
  [
    'Sweden, Skatteverket: momsdeklaration',
    ['SE', 'vat', 'month', 2026, 'VAT return, Sweden'],
    '01-19 02-12 03-12 04-13 05-12 06-12 07-13 08-17 09-14 10-12 11-12 12-14',
  ],
  [
    'Sweden, Skatteverket: momsdeklaration, beskattningsunderlag över 40 miljoner',
    ['SE', 'vat', 'month', 2026, '40'],
    '01-26 02-26 03-26 04-27 05-26 06-26 07-27 08-26 09-28 10-26 11-26 12-28',
  ],
  [
    'Denmark, Skattestyrelsen: moms, monthly',
    ['DK', 'vat', 'month'],
    '01-26 02-25 03-25 04-27 05-26 06-25 08-17 08-25 09-25 10-26 11-25 12-28',
  ],
  ['Denmark, Skattestyrelsen: moms, quarterly', ['DK', 'vat', 'quarter'], '03-02 06-01 09-01 12-01'],
  ['Norway, Skatteetaten: mva-melding', ['NO', 'vat', 'twoMonths'], '02-10 04-10 06-10 08-31 10-12 12-10'],
  ['the Netherlands, Belastingdienst: btw per kwartaal', ['NL', 'vat', 'quarter'], '01-31 04-30 07-31 10-31'],
  [
    'the United Kingdom, HMRC: VAT quarters of the calendar',
    ['GB', 'vat', 'quarter'],
    '02-07 05-07 08-07 11-07',
  ],
  [
    'Germany, Destatis, 2018: Intrastat, but for 15 November, which a holiday of some Länder had moved by a day',
    ['DE', 'intrastat', 'month', 2018],
    '01-15 02-14 03-14 04-16 05-16 06-14 07-13 08-14 09-14 10-15 11-14 12-14',
  ],
])('%s', (_calendar, asked, days) => expect(daysOf(...asked)).toBe(days));

/** The worked examples of the facts about the countries. */
it.each([
  ['DE', 'vat', 'month', '2026-11-30', '2026-12-10'],
  ['NO', 'vat', 'twoMonths', '2026-08-31', '2026-10-12'],
  ['DK', 'vat', 'month', '2024-12-31', '2025-01-27'],
  ['GB', 'vat', 'quarter', '2026-09-30', '2026-11-07'],
  ['CH', 'vat', 'quarter', '2026-09-30', '2026-11-29'],
  ['ES', 'vat', 'quarter', '2026-12-31', '2027-02-01'],
  ['FR', 'oss', 'quarter', '2026-12-31', '2027-01-31'],
  // Good Friday of the Orthodox Church.
  ['GR', 'vat', 'month', '2027-03-31', '2027-04-29'],
  ['SI', 'vat', 'quarter', '2026-12-31', '2027-01-29'],
] as const)('%s, %s by the %s: the period to %s is due on %s', (country, topic, period, to, day) => {
  const dates = dueDatesIn(rules, { country, topic, frequency: period }, ['2025-01-01', '2027-12-31'], 'en');
  const found = dates.find((date) => date.to === to && date.period === period);
  expect(found?.movesTo ?? found?.day).toBe(day);
});

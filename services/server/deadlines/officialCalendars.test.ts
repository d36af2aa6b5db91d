import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { ReturnPeriod } from '@/contract/lists/returnPeriods';
import type { DeadlineTopic } from '@/shared/dueDates/deadlineChoice';
import { seedDueRules } from '@/shared/testing/seedDueRules';

import { dueDatesIn } from './findDeadlines';

// Shows (requirements, 11.17). The days are those that calendars print, not those of the code.

const rules = seedDueRules();

interface Calendar {
  country: string;
  topic: DeadlineTopic;
  period: ReturnPeriod;
  year: string;
  /** As MM-DD, after weekends and holidays. */
  days: string;
  /** `all`: no other day of ours may lie between the first and the last one. `some`: the page has a part of them. */
  extent: 'all' | 'some';
  /** The printer: the authority on its own page, or an adviser, a publisher or a bank. */
  source: 'authority' | 'reprint';
  /** Words of our title, where a country has two rules for a topic and period. */
  rule: string;
  /** The return as its country names it, and what the calendar prints otherwise. */
  return: string;
  /** The address at which the days were read. */
  url: string;
}

const [header = '', ...lines] = readFileSync(path.join(__dirname, 'officialCalendars.csv'), 'utf8')
  .trim()
  .split('\n');
const calendars = lines.map((line) => {
  const cells = line.split(';');
  return Object.fromEntries(header.split(';').map((name, place) => [name, cells[place]]));
}) as unknown as Calendar[];

/** The days by which our rules have the returns of a calendar due, each once. */
function daysOf({ country, topic, period, year, rule }: Calendar): string[] {
  const dates = dueDatesIn(rules, { country, topic }, [`${year}-01-01`, `${year}-12-31`], 'en');
  const days = dates
    .filter((date) => date.period === period && date.title.includes(rule))
    .map(({ day, movesTo }) => movesTo ?? day);
  return [...new Set(days)].sort();
}

it.each(calendars)('$country, $source: $return, $year, $days ($url)', (calendar) => {
  const printed = calendar.days.split(' ').map((day) => `${calendar.year}-${day}`);
  const isCompared = (day: string) =>
    calendar.extent === 'all'
      ? day >= (printed[0] ?? '') && day <= (printed.at(-1) ?? '')
      : printed.includes(day);
  expect(daysOf(calendar).filter(isCompared)).toEqual(printed);
});

/** The worked examples of the facts about the countries. */
it.each([
  // Reprints have these days, so they are among the rows above; here, the period counts as well.
  ['DE', 'vat', 'month', '2026-11-30', '2026-12-10'],
  ['NO', 'vat', 'twoMonths', '2026-08-31', '2026-10-12'],
  ['DK', 'vat', 'month', '2024-12-31', '2025-01-27'],
  // By the rule alone: no calendar was seen that prints them.
  ['GB', 'vat', 'quarter', '2026-09-30', '2026-11-07'],
  ['ES', 'vat', 'quarter', '2026-12-31', '2027-02-01'],
  ['FR', 'oss', 'quarter', '2026-12-31', '2027-01-31'],
  ['CH', 'vat', 'quarter', '2026-09-30', '2026-11-29'],
  // Good Friday of the Orthodox Church.
  ['GR', 'vat', 'month', '2027-03-31', '2027-04-29'],
  ['SI', 'vat', 'quarter', '2026-12-31', '2027-01-29'],
] as const)('%s, %s by the %s: the period to %s is due on %s', (country, topic, period, to, day) => {
  const dates = dueDatesIn(rules, { country, topic, frequency: period }, ['2025-01-01', '2027-12-31'], 'en');
  const found = dates.find((date) => date.to === to && date.period === period);
  expect(found?.movesTo ?? found?.day).toBe(day);
});

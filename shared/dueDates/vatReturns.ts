import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import type { ReturnPeriod } from '@/contract/lists/returnPeriods';

import { type DueRule, monthsOf } from './dueRule';

type Rules = readonly DueRule[];

const vatReturnsOf = (rules: Rules, country: string) =>
  rules.filter((rule) => rule.country === country && rule.duty === 'vatReturn');

/** The periods that a country sets for companies from abroad, the usual one first; none where no fact says. */
export const periodsOf = (rules: Rules, country: string): ReturnPeriod[] =>
  vatReturnsOf(rules, country).map(({ period }) => period);

/** Without those whose days depend on public holidays, which browsers and accounts do not know. */
export const withoutWorkingDays = (rules: Rules): DueRule[] =>
  rules.filter(({ due }) => !('workingDay' in due));

/** A country that no fact is about, in every rhythm: sales tax of most states of the USA is monthly. */
const otherReturnsAYear: Record<string, number> = { US: 12 };

/** The period of a country's returns in a rhythm, or the nearest one that it sets; undefined where no fact says. */
export function periodIn(rules: Rules, country: string, rhythm: FilingRhythm): ReturnPeriod | undefined {
  const [usual, ...others] = periodsOf(rules, country);
  if (!usual || rhythm === 'usual') return usual;
  const distance = (period: ReturnPeriod) => Math.abs(Math.log(monthsOf[period] / monthsOf[rhythm]));
  return others.reduce((best, period) => (distance(period) < distance(best) ? period : best), usual);
}

/** How VAT returns are filed in a country. */
export interface Filing {
  /** Undefined where no fact says. */
  period?: ReturnPeriod;
  /** Whether the country wants a return for the whole year besides. */
  hasAnnual: boolean;
  /** Returns of a year: those of periods without sales and the annual one included. */
  count: number;
}

/** How a company from abroad files in a country. In the usual rhythm four times a year where no fact says more. */
export function filingIn(rules: Rules, country: string, rhythm: FilingRhythm = 'usual'): Filing {
  const period = periodIn(rules, country, rhythm);
  if (!period) {
    const assumed = rhythm === 'usual' ? 4 : 12 / monthsOf[rhythm];
    return { hasAnnual: false, count: otherReturnsAYear[country] ?? assumed };
  }
  const hasAnnual = period !== 'year' && rules.some((rule) => isAnnual(rule, country));
  return { period, hasAnnual, count: 12 / monthsOf[period] + (hasAnnual ? 1 : 0) };
}

const isAnnual = (rule: DueRule, country: string) => rule.country === country && rule.duty === 'annualReturn';

/** The rules of a country's VAT returns, with the one of the year besides. */
export const allReturnRules = (rules: Rules, country: string): DueRule[] =>
  rules.filter((rule) => isAnnual(rule, country) || (rule.country === country && rule.duty === 'vatReturn'));

/** A registration for VAT: the country and the period of its returns. */
export interface VatReturn {
  country: string;
  period: ReturnPeriod;
}

/** The returns of some countries in a rhythm; none of a country that no fact is about. */
export const vatReturnsIn = (rules: Rules, countries: readonly string[], rhythm: FilingRhythm): VatReturn[] =>
  countries.flatMap((country) => {
    const period = periodIn(rules, country, rhythm);
    return period ? [{ country, period }] : [];
  });

/** The rules of one registration: its returns, and the one of the year where there is one besides. */
export function vatReturnRules(rules: Rules, { country, period }: VatReturn): DueRule[] {
  const own = vatReturnsOf(rules, country).filter((rule) => rule.period === period);
  if (own.length === 0 || period === 'year') return own;
  return [...own, ...rules.filter((rule) => isAnnual(rule, country))];
}

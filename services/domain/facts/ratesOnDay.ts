import type { WireTopicFact } from '@/contract/calls/facts';
import { type FactKind, factKinds } from '@/contract/lists/facts';
import { holdsOn } from '@/shared/holdsOn';

import { factColumns } from './factColumns';

type Row = WireTopicFact['rows'][number];

/** The goods of which one can be chosen. */
export const goodsKinds: readonly FactKind[] = factKinds.goodsRates.filter((kind) => kind !== 'remark');

/** Stands for all of them. */
export const allGoods = 'all';

/** The first day of our records; of the time before, the facts say nothing. */
export const firstRateDay = '2024-01-01';

/** The end of the second year after this one; nobody plans further, and no law is known for longer. @param today ISO date */
export const lastRateDay = (today: string): string => `${Number(today.slice(0, 4)) + 2}-12-31`;

/** A question as it was entered, with its faults. */
export interface RatesQuestion {
  day: string;
  goods: string;
  faults: { day?: 'empty' | 'unreadable' | 'outside'; goods?: 'unknown' };
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T12:00Z`).getUTCDate() === Number(text.slice(8));

function dayFault(day: string, today: string): RatesQuestion['faults']['day'] {
  if (!isDay(day)) return day ? 'unreadable' : 'empty';
  return day < firstRateDay || day > lastRateDay(today) ? 'outside' : undefined;
}

/** Checks what was entered. @param today ISO date */
export function ratesQuestion(day: string, goods: string, today: string): RatesQuestion {
  const fault = dayFault(day, today);
  const isKnown = goods === allGoods || goodsKinds.some((kind) => kind === goods);
  return { day, goods, faults: { ...(fault && { day: fault }), ...(!isKnown && { goods: 'unknown' }) } };
}

/** Whether there is an answer to it. */
export const isAnswerable = ({ faults }: RatesQuestion): boolean => Object.keys(faults).length === 0;

/** The kinds of rates that answer a choice of goods, each a column; without a choice, the rates themselves. */
export const kindsFor = (goods: string): FactKind[] =>
  goods === allGoods
    ? [...factColumns('rates')]
    : ['standard', ...goodsKinds.filter((kind) => kind === goods)];

/** The facts of a country with the rows that hold on a day. */
export interface CountryOnDay extends WireTopicFact {
  /** The rows that begin after it, within a year. */
  next: Row[];
}

/** The facts of each country in one: the older check counts for both. */
function mergedByCountry(facts: readonly WireTopicFact[]): WireTopicFact[] {
  const merged = new Map<string, WireTopicFact>();
  for (const fact of facts) {
    const known = merged.get(fact.country) ?? { ...fact, rows: [], sources: [] };
    const named = new Set(known.sources.map(({ url }) => url));
    merged.set(fact.country, {
      ...known,
      rows: [...known.rows, ...fact.rows],
      sources: [...known.sources, ...fact.sources.filter(({ url }) => !named.has(url))],
      checkedOn: fact.checkedOn < known.checkedOn ? fact.checkedOn : known.checkedOn,
    });
  }
  return [...merged.values()];
}

/** A remark without dates says what held when it was checked: of that year, and of no day before. */
const isSaidOf = ({ kind, from, until }: Row, day: string, checkedOn: string): boolean =>
  kind !== 'remark' ||
  Boolean(from ?? until) ||
  (day >= checkedOn && day.slice(0, 4) === checkedOn.slice(0, 4));

/** The rates of each country on a day, and those that begin within a year after it. @param day ISO date */
export function ratesOnDay(
  day: string,
  kinds: readonly FactKind[],
  facts: readonly WireTopicFact[],
): CountryOnDay[] {
  const yearLater = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return mergedByCountry(facts).map((fact) => {
    const rows = fact.rows.filter((row) => kinds.includes(row.kind) && isSaidOf(row, day, fact.checkedOn));
    return {
      ...fact,
      rows: rows.filter(holdsOn(day)),
      next: rows.filter(({ from = '' }) => from > day && from <= yearLater),
    };
  });
}

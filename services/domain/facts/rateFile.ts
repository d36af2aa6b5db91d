import type { WireTopicFact } from '@/contract/calls/facts';
import { holdsOn } from '@/shared/holdsOn';

/** A rate as the files have it. Days are ISO dates, empty where they are not known or there is no end. */
interface FileRate {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** `standard`, `reduced` and so on, or the goods that it is about: `printedBooks`. */
  kind: string;
  percent: number;
  /** The goods or the region in words. */
  text: string;
  from: string;
  until: string;
  checkedOn: string;
}

/** The rates that hold on a day, by country. @param today ISO date */
export function ratesOn(today: string, countries: readonly WireTopicFact[]): FileRate[] {
  return countries.flatMap(({ country, checkedOn, rows }) =>
    rows
      .filter(holdsOn(today))
      .flatMap(({ kind, value, text, from = '', until = '' }) =>
        value === undefined ? [] : [{ country, kind, percent: value, text, from, until, checkedOn }],
      ),
  );
}

interface RateFileHead {
  /** Absolute address of the page that explains the file. */
  page: string;
  /** ISO date. */
  today: string;
}

/** The format is part of what the page promises: fields are added, none is renamed or removed within a version. */
export const ratesAsJson = (rates: readonly FileRate[], { page, today }: RateFileHead): string =>
  `${JSON.stringify(
    { version: 1, licence: 'https://creativecommons.org/licenses/by/4.0/', source: page, date: today, rates },
    null,
    1,
  )}\n`;

const columns = ['country', 'kind', 'percent', 'text', 'from', 'until', 'checkedOn'] as const;
const quoted = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;

/** The same as CSV (RFC 4180) with a row of names. */
export const ratesAsCsv = (rates: readonly FileRate[]): string =>
  [columns.join(','), ...rates.map((rate) => columns.map((name) => quoted(rate[name])).join(',')), ''].join(
    '\r\n',
  );

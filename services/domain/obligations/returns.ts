import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import type { ObligationId } from '@/contract/lists/obligations';
import { type DueDate, dueDates, yearAfter } from '@/shared/dueDates/dueDates';
import type { DueRule } from '@/shared/dueDates/dueRule';
import { type FurtherReport, furtherReportRules, furtherReports } from '@/shared/dueDates/furtherReports';
import { vatReturnRules, vatReturnsIn } from '@/shared/dueDates/vatReturns';

import type { Obligation } from './assess';

/** A registration whose returns follow the calendar of each country. */
const withVatReturns: readonly ObligationId[] = [
  'vatWhereStored',
  'vatWhereImported',
  'vatUkStored',
  'vatUkDirect',
  'vatElsewhere',
];

/** Returns of the Union as a whole. */
const unionReturns: Partial<Record<ObligationId, FurtherReport>> = {
  unionOss: 'unionOss',
  unionOssOwnShop: 'unionOss',
  nonUnionOss: 'nonUnionOss',
  ioss: 'ioss',
};

/** Reports of producers, by the beginning of their key; the country is its end. */
const producerReports: Partial<Record<ObligationId, string>> = {
  packagingGermanySystem: 'packaging',
  packagingSpain: 'packaging',
  packagingUnion: 'packaging',
  packagingUk: 'packaging',
  weeeUnion: 'electrical',
  batteryUnion: 'battery',
};

const isReport = (key: string): key is FurtherReport => furtherReports.some((report) => report === key);

type Filed = Pick<Obligation, 'id' | 'countries'>;

/** The countries whose VAT returns follow from some obligations, each once. */
export const returnCountriesOf = (obligations: readonly Filed[]): string[] => [
  ...new Set(obligations.flatMap(({ id, countries }) => (withVatReturns.includes(id) ? countries : []))),
];

function rulesOf({ id, countries }: Filed, rhythm: FilingRhythm): DueRule[] {
  const union = unionReturns[id];
  if (union) return [...furtherReportRules[union]];
  if (withVatReturns.includes(id)) return vatReturnsIn(countries, rhythm).flatMap(vatReturnRules);
  const producer = producerReports[id];
  return countries
    .map((country) => `${producer}${country}`)
    .filter(isReport)
    .flatMap((report) => furtherReportRules[report]);
}

/**
 * The days of the returns that follow from some obligations, each once, for a year from `day`; the office can set
 * another period.
 * @param day ISO date
 */
export const returnsOf = (
  obligations: readonly Filed[],
  day: string,
  rhythm: FilingRhythm = 'usual',
): DueDate[] =>
  dueDates(
    [...new Set(obligations.flatMap((obligation) => rulesOf(obligation, rhythm)))],
    day,
    yearAfter(day),
  );

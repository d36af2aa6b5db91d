import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import type { ObligationId } from '@/contract/lists/obligations';
import { type DueDate, dueDates, yearAfter } from '@/shared/dueDates/dueDates';
import type { DueRule } from '@/shared/dueDates/dueRule';
import { type FurtherReport, isFurtherReport, reportRules } from '@/shared/dueDates/furtherReports';
import { vatReturnRules, vatReturnsIn, withoutWorkingDays } from '@/shared/dueDates/vatReturns';

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

type Filed = Pick<Obligation, 'id' | 'countries'>;

/** The countries whose VAT returns follow from some obligations, each once. */
export const returnCountriesOf = (obligations: readonly Filed[]): string[] => [
  ...new Set(obligations.flatMap(({ id, countries }) => (withVatReturns.includes(id) ? countries : []))),
];

type Rules = readonly DueRule[];

function rulesOf(rules: Rules, { id, countries }: Filed, rhythm: FilingRhythm): DueRule[] {
  const union = unionReturns[id];
  if (union) return reportRules(rules, union);
  if (withVatReturns.includes(id))
    return vatReturnsIn(rules, countries, rhythm).flatMap((filed) => vatReturnRules(rules, filed));
  const producer = producerReports[id];
  return countries
    .map((country) => `${producer}${country}`)
    .filter(isFurtherReport)
    .flatMap((report) => reportRules(rules, report));
}

/**
 * The days of the returns that follow from some obligations, each once, for a year from `day`; the office can set
 * another period. Those that depend on public holidays are left out.
 * @param day ISO date
 */
export function returnsOf(
  rules: Rules,
  obligations: readonly Filed[],
  day: string,
  rhythm: FilingRhythm = 'usual',
): DueDate[] {
  const known = withoutWorkingDays(rules);
  const filed = new Set(obligations.flatMap((obligation) => rulesOf(known, obligation, rhythm)));
  return dueDates([...filed], day, yearAfter(day));
}

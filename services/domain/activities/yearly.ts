import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import type { PriceUnit } from '@/contract/lists/services';
import type { Price } from '@/services/domain/services/service';

/** Units that come back; the others are paid once, or by the piece. */
type RunningUnit = Exclude<PriceUnit, 'once' | 'document'>;

/** How often a price falls due in a year; of a return, where its country does not say. */
const timesAYear: Record<RunningUnit, number> = { month: 12, quarter: 4, return: 4, year: 1 };

const isRunningUnit = (unit: PriceUnit): unit is RunningUnit => unit in timesAYear;

export const isRecurring = ({ unit }: Pick<Price, 'unit'>): boolean => isRunningUnit(unit);

/** Returns a price per year in minor units; a one-off price counts once. */
export const yearlyAmount = (
  { unit, amountMinor, returnsAYear }: Pick<Price, 'unit' | 'amountMinor' | 'returnsAYear'>,
  rhythm: FilingRhythm = 'usual',
): number => amountMinor * (isRunningUnit(unit) ? (returnsAYear?.[rhythm] ?? timesAYear[unit]) : 1);

/** All running prices of a service as one yearly price; undefined where there is none or they cannot be added up. */
export function yearlyPrice(prices: Price[]): Omit<Price, 'id' | 'label'> | undefined {
  const running = prices.filter(isRecurring);
  const [first] = running;
  const isOfOneKind = ({ currency, vatLabel }: Price) =>
    currency === first?.currency && vatLabel === first.vatLabel;
  if (!first || !running.every(isOfOneKind)) return undefined;
  return {
    ...first,
    unit: 'year',
    isFrom: running.some(({ isFrom }) => isFrom),
    amountMinor: running.reduce((sum, price) => sum + yearlyAmount(price), 0),
  };
}

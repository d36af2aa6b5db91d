/** As much of a price as says when visitors read it, and as what. */
export interface DatedPrice {
  label?: unknown;
  unit?: unknown;
  currency?: unknown;
  validFrom?: unknown;
  validUntil?: unknown;
}

const day = (time: unknown, open: string): string =>
  typeof time === 'string' && time ? time.slice(0, 10) : open;

const nameOf = ({ label, unit, currency }: DatedPrice): string | undefined =>
  typeof label === 'string' && label.trim()
    ? [label.trim().toLowerCase(), unit, currency].join('|')
    : undefined;

const overlaps = (one: DatedPrice, other: DatedPrice): boolean =>
  day(one.validFrom, '') <= day(other.validUntil, '9999') &&
  day(other.validFrom, '') <= day(one.validUntil, '9999');

/**
 * The index of an earlier row that has the same name, unit and currency as the row at `index` and is valid on one of
 * its days: visitors would read two prices for one thing.
 */
export function overlappingPrice(prices: readonly DatedPrice[], index: number): number | undefined {
  const price = prices[index];
  const name = price && nameOf(price);
  if (!price?.validFrom || !name) return undefined;
  const found = prices.slice(0, index).findIndex((other) => nameOf(other) === name && overlaps(other, price));
  return found === -1 ? undefined : found;
}

/** Whether there were prices and all of them are over on a day, so that visitors read none. */
export const haveAllEnded = (prices: readonly DatedPrice[], today: string): boolean =>
  prices.length > 0 && prices.every(({ validUntil }) => day(validUntil, '9999') < today);

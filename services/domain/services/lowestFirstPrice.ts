import type { Price, Service } from './service';

/** The lowest of the first prices of some services, in the currency of the first; undefined where none has a price. */
export function lowestFirstPrice(services: Pick<Service, 'prices'>[]): Price | undefined {
  const first = services.flatMap(({ prices }) => prices.slice(0, 1));
  return first
    .filter(({ currency }) => currency === first[0]?.currency)
    .reduce<Price | undefined>(
      (lowest, price) => (lowest && lowest.amountMinor <= price.amountMinor ? lowest : price),
      undefined,
    );
}

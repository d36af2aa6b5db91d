import { yearlyAmount, isRecurring } from '@/services/domain/activities/yearly';
import type { PricedService } from '@/services/domain/services/service';

import type { Obligation } from './assess';

/** Periods that an estimate adds up, each for itself: they cannot be summed. */
export type EstimatePeriod = 'once' | 'year';

export interface Estimate {
  /** The services that take on the obligations, each once. */
  services: PricedService[];
  /** Minor units of `currency`, by period; net or gross as the prices say. */
  totals: {
    currency: string;
    vatMode: 'net' | 'gross';
    period: EstimatePeriod;
    amountMinor: number;
    isFrom: boolean;
  }[];
  /** Obligations that no service has a price for. */
  unpriced: string[];
}

/** Services of an obligation's areas in its countries; one for the whole Union, or for no country, fits everywhere. */
const servicesFor = ({ services: areas, countries }: Obligation, offered: PricedService[]) =>
  offered.filter(
    ({ category, country }) =>
      areas.includes(category) && (country === null || country === 'EU' || countries.includes(country)),
  );

/** Returns the cost of the services for these obligations at current prices. A service for several obligations is counted once. */
export function estimate(obligations: Obligation[], offered: PricedService[]): Estimate {
  const matched = obligations.map((obligation) => ({
    obligation,
    services: servicesFor(obligation, offered),
  }));
  const services = [...new Set(matched.flatMap((match) => match.services))];
  const totals = new Map<string, Estimate['totals'][number]>();
  for (const price of services.flatMap(({ prices }) => prices)) {
    const { currency, vatMode, isFrom } = price;
    const period = isRecurring(price) ? 'year' : 'once';
    const key = `${currency} ${vatMode} ${period}`;
    const sum = totals.get(key) ?? { currency, vatMode, period, amountMinor: 0, isFrom: false };
    totals.set(key, {
      ...sum,
      amountMinor: sum.amountMinor + yearlyAmount(price),
      isFrom: sum.isFrom || isFrom,
    });
  }
  const unpriced = matched
    .filter(({ obligation, services: found }) => obligation.services.length > 0 && found.length === 0)
    .map(({ obligation }) => obligation.id);
  return { services, totals: [...totals.values()], unpriced };
}

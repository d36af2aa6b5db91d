import type { DeliveryFault } from './deliveryFaults';
import type { SiteState } from './sitePages';

/** A change of a document that an instance of the site has not taken; `failed`: no further attempts. */
export interface PendingUpdate {
  site: string;
  state: 'waiting' | 'failed';
  attempts: number;
  faults: DeliveryFault[];
  /** ISO 8601. */
  nextAttemptAt: string;
}

interface Standing {
  sites: Pick<SiteState, 'pages'>[];
  outstanding: Pick<PendingUpdate, 'state' | 'nextAttemptAt'>[];
}

const soonMs = 2_000;
/** The interval when the next change is minutes away. */
const calmMs = 30_000;

/**
 * Milliseconds until it is worth asking again how a document stands; undefined where nothing is on its way. `now` in
 * milliseconds since 1970.
 */
export function pollDelay({ sites, outstanding }: Standing, now: number): number | undefined {
  const untilNext = outstanding
    .filter(({ state }) => state === 'waiting')
    .map(({ nextAttemptAt }) => Date.parse(nextAttemptAt) - now + soonMs);
  if (untilNext.length > 0) return Math.min(Math.max(Math.min(...untilNext), soonMs), calmMs);
  const isOld = sites.some(({ pages }) => pages.some(({ status }) => status === 'waiting'));
  if (outstanding.length > 0) return isOld ? calmMs : undefined;
  return isOld ? soonMs : undefined;
}

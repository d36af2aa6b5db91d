import { bulkhead } from 'cockatiel';

import { processState } from '@/shared/server/processState';

/** Enough to use all places for calls of the gateway; more would share the processor and their deadlines with each other. */
const mostAtOnce = 8;

const turns = processState('siteRenderTurns', () => bulkhead(mostAtOnce, Infinity));

/**
 * Loads a page that is shown meanwhile when its turn comes. After an outage all pages are due at once: each would have
 * used up its deadline while it waited for the others, and Next tries a page that failed no sooner than 30 s later.
 */
export const renderInTurn = <T>(work: () => Promise<T>): Promise<T> => turns.execute(work);

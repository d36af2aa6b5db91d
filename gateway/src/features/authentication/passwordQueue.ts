import { bulkhead, isBulkheadRejectedError } from 'cockatiel';

import { processState } from '@/shared/server/processState';

import { accountErrors } from './accountErrors';

/** Each check keeps one of Node's four worker threads busy; files, compression and other work need the rest. */
const atOnce = 2;
/** Some three seconds of waiting. */
const mostWaiting = 20;

/** Next may load a module once per route, and the threads belong to the process. */
const queue = processState('passwordQueue', () => bulkhead(atOnce, mostWaiting));

/**
 * Has a password checked as soon as fewer than two others are, in the order of asking.
 * @throws AccountError `busy`, 503 and at once, where twenty wait already
 */
export async function inPasswordQueue<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await queue.execute(check);
  } catch (error) {
    throw isBulkheadRejectedError(error) ? accountErrors.busy() : error;
  }
}

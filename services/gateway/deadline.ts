import { unavailable } from './errors';
import { renderContext, withRenderContext } from './renderContext';

/** All that was to happen within a deadline did not. */
export class DeadlineExceeded extends Error {
  readonly statusCode = unavailable;

  constructor(milliseconds: number) {
    super(`The page's data was not complete within ${milliseconds.toLocaleString('en')} ms.`);
    this.name = 'DeadlineExceeded';
  }
}

/** Aborts when the deadline around the caller is over; undefined outside of one. */
export const deadlineSignal = (): AbortSignal | undefined => renderContext().deadline;

/** Rejects once the signal aborts, with its reason; resolves never. */
const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/**
 * Does `work` within `milliseconds` in all, however many calls it makes and whatever each of them allows itself.
 * A deadline inside another one stands on its own.
 * @throws DeadlineExceeded when time is up; calls in flight are aborted.
 */
export async function withDeadline<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DeadlineExceeded(milliseconds)), milliseconds);
  try {
    return await withRenderContext({ deadline: controller.signal }, () =>
      Promise.race([work(), whenAborted(controller.signal)]),
    );
  } finally {
    clearTimeout(timer);
  }
}

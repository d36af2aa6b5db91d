import type { Payload } from 'payload';

import { deleteExpired } from '../accounts/deleteExpired';
import { forgetVisits } from '../calls/visitors/forgetVisits';
import { forgetEnquiries } from '../enquiries/forgetEnquiries';
import { forgetUpdates } from '../site/forgetUpdates';

const hour = 60 * 60 * 1000;

/** Deletes what is past its time, now and every hour; a failure is logged and made good by the next time. */
export function keepHouse(payload: Payload): void {
  const work = () => {
    const now = new Date();
    const forgetting = [deleteExpired, forgetVisits, forgetEnquiries, forgetUpdates].map((forget) =>
      forget(payload, now),
    );
    Promise.all(forgetting).catch((err: unknown) =>
      payload.logger.error({ err, msg: 'What is past its time could not be deleted.' }),
    );
  };
  work();
  setInterval(work, hour).unref();
}

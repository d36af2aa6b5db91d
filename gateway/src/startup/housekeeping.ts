import type { Payload } from 'payload';

import { deleteExpired } from '../features/accounts/deleteExpired';
import { forgetEnquiries } from '../features/enquiries/forgetEnquiries';
import { forgetVisits } from '../features/visits/forgetVisits';
import { forgetUpdates } from '../sync/forgetUpdates';

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

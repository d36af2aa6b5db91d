import type { Payload } from 'payload';

import { deleteExpiredLogins } from '../features/accounts/deleteExpiredLogins';
import { deleteExpiredEnquiries } from '../features/enquiries/deleteExpiredEnquiries';
import { deleteExpiredVisits } from '../features/visits/deleteExpiredVisits';
import { deleteExpiredUpdates } from '../sync/deleteExpiredUpdates';

const hour = 60 * 60 * 1000;

/** Deletes what is past its time, now and every hour; a failure is logged and made good by the next time. */
export function startCleanup(payload: Payload): void {
  const work = () => {
    const now = new Date();
    const forgetting = [
      deleteExpiredLogins,
      deleteExpiredVisits,
      deleteExpiredEnquiries,
      deleteExpiredUpdates,
    ].map((forget) => forget(payload, now));
    Promise.all(forgetting).catch((err: unknown) =>
      payload.logger.error({ err, msg: 'What is past its time could not be deleted.' }),
    );
  };
  work();
  setInterval(work, hour).unref();
}

import type { Payload } from 'payload';

import { deleteExpiredLogins } from '../features/accounts/deleteExpiredLogins';
import { deleteExpiredEnquiries } from '../features/enquiries/deleteExpiredEnquiries';
import { deleteExpiredReports } from '../features/surveys/deleteExpiredReports';
import { isLeader } from '../platform/db/lease';
import { updateStatistics } from '../platform/db/updateStatistics';
import { additionsOf } from '../platform/plugins/extend';
import { deleteExpiredNotices } from '../sync/notifySite';

const hour = 60 * 60 * 1000;

/**
 * Deletes what is past its time and updates the database's statistics, now and every hour, on the leader of the
 * gateways; a failure is logged and made good by the next time.
 */
export function startCleanup(payload: Payload): void {
  const work = () => {
    if (!isLeader()) return;
    const now = new Date();
    const tasks = [
      deleteExpiredLogins,
      deleteExpiredEnquiries,
      deleteExpiredReports,
      deleteExpiredNotices,
      ...additionsOf(payload).hourly,
      updateStatistics,
    ].map((task) => task(payload, now));
    Promise.all(tasks).catch((err: unknown) =>
      payload.logger.error({ err, msg: 'The hourly work on the database failed.' }),
    );
  };
  work();
  setInterval(work, hour).unref();
}

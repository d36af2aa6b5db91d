import type { Payload } from 'payload';

import { trashUntouchedDrafts } from '../cms/collections/hooks/untouchedDrafts';
import { deleteLeftFiles } from '../cms/files/leftFiles';
import { deleteExpiredLogins } from '../features/accounts/deleteExpiredLogins';
import { deleteExpiredEnquiries } from '../features/enquiries/deleteExpiredEnquiries';
import { deleteOldSearches } from '../features/search/deleteOldSearches';
import { deleteExpiredReports } from '../features/surveys/deleteExpiredReports';
import { deleteExpiredVisits } from '../features/visits/deleteExpiredVisits';
import { isOnDuty } from '../platform/db/lease';
import { updateStatistics } from '../platform/db/updateStatistics';
import { deleteExpiredNotices } from '../sync/notifySite';

const hour = 60 * 60 * 1000;

/**
 * Deletes what is past its time and updates the database's statistics, now and every hour, on the gateway that is on
 * duty; a failure is logged and made good by the next time.
 */
export function startCleanup(payload: Payload): void {
  const work = () => {
    if (!isOnDuty()) return;
    const now = new Date();
    const tasks = [
      deleteExpiredLogins,
      deleteExpiredVisits,
      deleteExpiredEnquiries,
      deleteExpiredReports,
      deleteExpiredNotices,
      deleteOldSearches,
      trashUntouchedDrafts,
      deleteLeftFiles,
      updateStatistics,
    ].map((task) => task(payload, now));
    Promise.all(tasks).catch((err: unknown) =>
      payload.logger.error({ err, msg: 'The hourly work on the database failed.' }),
    );
  };
  work();
  setInterval(work, hour).unref();
}

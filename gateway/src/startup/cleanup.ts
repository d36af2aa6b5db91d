import type { Payload } from 'payload';

import { deleteExpiredLogins } from '../features/accounts/deleteExpiredLogins';
import { deleteUnconfirmedAlerts } from '../features/alerts/deleteUnconfirmedAlerts';
import { tellOfChanges } from '../features/alerts/tellOfChanges';
import { remindOfCalls } from '../features/enquiries/confirmEnquiry';
import { deleteExpiredEnquiries } from '../features/enquiries/deleteExpiredEnquiries';
import { deleteExpiredReports } from '../features/surveys/deleteExpiredReports';
import { repeatAsLeader } from '../platform/db/lease';
import { updateStatistics } from '../platform/db/updateStatistics';
import { additionsOf } from '../platform/plugins/extend';
import { deleteExpiredNotices } from '../sync/notifySite';

const hour = 60 * 60 * 1000;

/**
 * Deletes what is past its time, reminds of calls, tells of changes of the law and updates the database's statistics, now and
 * every hour, on the leader of the gateways; a failure is logged and made good by the next time.
 */
export const startCleanup = (payload: Payload): void =>
  void repeatAsLeader(payload, {
    pauseMs: hour,
    work: async () => {
      const now = new Date();
      const tasks = [
        deleteExpiredLogins,
        deleteExpiredEnquiries,
        remindOfCalls,
        deleteUnconfirmedAlerts,
        tellOfChanges,
        deleteExpiredReports,
        deleteExpiredNotices,
        ...additionsOf(payload).hourly,
        updateStatistics,
      ];
      await Promise.all(tasks.map((task) => task(payload, now)));
    },
    problem: 'The hourly work on the database failed.',
  });

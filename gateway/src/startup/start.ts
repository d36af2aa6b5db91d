import { getPayload, type Payload } from 'payload';

import configuration from '@payload-config';

import { addDemoAccount } from '../../seed/load/demoAccount';
import { demoContent } from '../../seed/load/demoContent';
import { seed } from '../../seed/load/seed';
import { addFirstUsers } from '../features/authentication/firstUsers';
import { config } from '../platform/config/config';
import { joinElection } from '../platform/db/lease';
import { surviveLostConnections } from '../platform/db/lostConnections';
import { migrateDatabase } from '../platform/db/migrateDatabase';
import { withExclusiveLock } from '../platform/db/withExclusiveLock';
import { bucket } from '../platform/files/uploads';
import { startState } from '../platform/health/startState';
import { countStore } from '../platform/limits/countStore';
import { setCountStore } from '../platform/limits/limit';
import { additionsOf } from '../platform/plugins/extend';
import { startNotices } from '../sync/notifySite';
import { startPeriodWorker } from '../sync/passedPeriods';
import { startCleanup } from './cleanup';
import { observeQueues } from './observeQueues';
import { printAccount, printLogins } from './printLogins';
import { areJobsUnderWay, resumeJobs, watchJobs } from './resumeJobs';

/** Of several gateways that start at the same time, the first one fills the database and prints the logins. */
async function fill(payload: Payload): Promise<void> {
  if (config.seed) await seed(payload, () => demoContent());
  printLogins(await addFirstUsers(payload, config.seed), config.port);
  if (config.seed) printAccount(await addDemoAccount(payload, new Date()), config.port);
  for (const complete of additionsOf(payload).afterFill) await complete(payload);
}

/** Brings the database up to date, fills an empty one, and only then lets the scheduled publishing run. */
export async function start(): Promise<void> {
  await bucket?.check();
  const payload = await getPayload({ config: configuration });
  surviveLostConnections(payload);
  await migrateDatabase(payload);
  setCountStore(countStore(payload));
  await withExclusiveLock(payload, () => fill(payload));
  startState.isComplete = true;
  observeQueues(payload);
  await joinElection(payload, {
    isUnderWay: () => areJobsUnderWay(payload),
    onTakeOver: () => resumeJobs(payload),
  });
  startCleanup(payload);
  void watchJobs(payload);
  void startNotices(payload);
  startPeriodWorker(payload);
  for (const begin of additionsOf(payload).afterStart) begin(payload);
  await getPayload({ config: configuration, cron: true });
}

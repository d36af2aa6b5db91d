import { getPayload } from 'payload';

import configuration from '@payload-config';

import { demoContent } from '../../seed/load/demoContent';
import { seed } from '../../seed/load/seed';
import { announce } from '../cms/staff/announce';
import { addDemoUsers } from '../cms/staff/demoUsers';
import { config } from '../platform/config/config';
import { alone } from '../platform/db/alone';
import { migrateDatabase } from '../platform/db/migrateDatabase';
import { countStore } from '../platform/limits/countStore';
import { keepCountsIn } from '../platform/limits/limit';
import { keepDelivering } from '../sync/deliver';
import { keepHouse } from './housekeeping';

/** Brings the database up to date, fills an empty one, and only then lets the scheduled publishing run. */
export async function start(): Promise<void> {
  const payload = await getPayload({ config: configuration });
  await migrateDatabase(payload);
  keepCountsIn(countStore(payload));
  if (config.seed) {
    await alone(payload, () => seed(payload, () => demoContent()));
    announce(await addDemoUsers(payload), config.port);
  }
  keepHouse(payload);
  keepDelivering(payload);
  await getPayload({ config: configuration, cron: true });
}

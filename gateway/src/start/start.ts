import configuration from '@payload-config';
import { getPayload } from 'payload';

import { config } from '../config';
import { countStore } from '../limits/countStore';
import { keepCountsIn } from '../limits/limit';
import { demoContent } from '../seed/demoContent';
import { seed } from '../seed/seed';
import { keepDelivering } from '../site/deliver';
import { announce } from '../users/announce';
import { addDemoUsers } from '../users/demoUsers';
import { alone } from './alone';
import { keepHouse } from './housekeeping';
import { migrateDatabase } from './migrateDatabase';

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

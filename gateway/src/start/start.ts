import configuration from '@payload-config';
import { getPayload } from 'payload';

import { config } from '../config';
import { demoContent } from '../seed/demoContent';
import { seed } from '../seed/seed';
import { announce } from '../users/announce';
import { addDemoUsers } from '../users/demoUsers';
import { alone } from './alone';
import { migrateDatabase } from './migrateDatabase';

/** Brings the database up to date, fills an empty one, and only then lets the scheduled publishing run. */
async function start(): Promise<void> {
  const payload = await getPayload({ config: configuration });
  await migrateDatabase(payload);
  if (config.seed) {
    await alone(payload, () => seed(payload, () => demoContent()));
    announce(await addDemoUsers(payload), config.port);
  }
  await getPayload({ config: configuration, cron: true });
}

/** A gateway that cannot start says why in one sentence and ends. */
export async function startOrExit(): Promise<void> {
  try {
    await start();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`The gateway cannot start: ${reason}\n`);
    process.exit(1);
  }
}

// Makes the data folders that the test files begin with: `node makeDatabases.mjs FOLDER`. One with every table (`empty`),
// and one with the fixture content as well (`filled`).
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

import { getPayload } from 'payload';

import { seed } from '../../seed/load/seed';
import configuration from '../../src/payload.config';
import { config } from '../../src/platform/config/config';
import { migrateDatabase } from '../../src/platform/db/migrateDatabase';
import { statement } from '../../src/platform/db/statement';
import { fixtureContent } from '../fixtureContent';

const payload = await getPayload({ config: configuration });
payload.logger.level = 'warn';

async function keep(name: string): Promise<void> {
  const folder = path.join(process.argv[2] ?? '', name);
  mkdirSync(folder, { recursive: true });
  await statement(payload, 'VACUUM INTO $1', [path.join(folder, 'gateway.db')]);
  for (const upload of ['media', 'documents']) {
    const files = path.join(config.dataFolder, upload);
    if (existsSync(files)) cpSync(files, path.join(folder, upload), { recursive: true });
  }
}

await migrateDatabase(payload);
await keep('empty');
await seed(payload, fixtureContent);
await keep('filled');
await payload.destroy();

// @ts-check
import './lib/node-version.mjs';

import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { endOnSignal } from './lib/processes.mjs';
import { root } from './lib/root.mjs';
import { loadEnvFiles } from './lib/settings.mjs';

const usage = 'Usage: npm run backup -- [--to FOLDER] [--keep NUMBER]';

function options() {
  try {
    const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } });
    if (values.keep !== undefined && !/^[1-9]\d{0,4}$/.test(values.keep))
      throw new Error('--keep is no number');
    return {
      to: path.resolve(root, values.to ?? 'backups'),
      keep: values.keep ? Number(values.keep) : undefined,
    };
  } catch {
    throw new Failure(usage);
  }
}

await command(async () => {
  let partial = '';
  endOnSignal(
    () => 130,
    () => partial && rmSync(partial, { recursive: true, force: true, maxRetries: 3 }),
  );
  loadEnvFiles();
  const given = options();
  const { backup } = await import('./lib/backup/backup.mjs');
  const archive = await backup({
    ...given,
    now: new Date(),
    onPartial: (folder) => {
      partial = folder;
    },
  });
  console.log(`\nBackup: ${archive}`);
  return 0;
});

// @ts-check
import './lib/node-version.mjs';

import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { endOnSignal } from './lib/processes.mjs';
import { loadEnvFiles } from './lib/settings.mjs';

const usage = 'Usage: npm run restore -- FOLDER [--force]';

function options() {
  try {
    const { values, positionals } = parseArgs({
      options: { force: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (positionals.length !== 1) throw new Error('one folder');
    return { folder: path.resolve(positionals[0] ?? ''), force: values.force ?? false };
  } catch {
    throw new Failure(usage);
  }
}

await command(async () => {
  /** @type {string[]} */
  let partial = [];
  endOnSignal(
    () => 130,
    () => {
      for (const file of partial) rmSync(file, { recursive: true, force: true, maxRetries: 3 });
      console.log('Nothing may be served from a half-restored place: restore it again with --force.');
    },
  );
  loadEnvFiles();
  const { folder, force } = options();
  const { restore } = await import('./lib/backup/restore.mjs');
  await restore(folder, {
    force,
    onPartial: (paths) => {
      partial = paths;
    },
  });
  console.log('\nRestored.');
  return 0;
});

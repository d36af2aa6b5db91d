// @ts-check
// Saves the gateway's database, files and secrets, while it goes on (docs/operation/backup.md):
//   npm run backup -- --to /srv/backups --keep 14
import './lib/node-version.mjs';

import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { installation, uploads } from './lib/backup/installation.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { endOnSignal } from './lib/processes.mjs';
import { root } from './lib/root.mjs';
import { loadEnvFiles } from './lib/settings.mjs';

const archiveName = /^kompassa-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

function options() {
  try {
    const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } });
    if (values.keep !== undefined && !/^[1-9]\d{0,4}$/.test(values.keep))
      throw new Error('--keep is no number');
    return { to: path.resolve(root, values.to ?? 'backups'), keep: values.keep && Number(values.keep) };
  } catch {
    throw new Failure('Usage: npm run backup -- [--to FOLDER] [--keep NUMBER]');
  }
}

/** Copies files that are not there whole yet. None changes under its name; one that is deleted meanwhile is left out. @param {string} from @param {string} to */
function copyNew(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    const size = statSync(source, { throwIfNoEntry: false })?.size;
    if (size !== undefined && statSync(target, { throwIfNoEntry: false })?.size !== size)
      cpSync(source, target, { filter: (file) => existsSync(file) });
  }
}

await command(async () => {
  const { to, keep } = options();
  loadEnvFiles();
  const { database, dataFolder, bucket } = installation();
  const archive = path.join(to, `kompassa-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
  const partial = `${archive}.partial`;
  const cleanUp = () => rmSync(partial, { recursive: true, force: true, maxRetries: 3 });
  if (existsSync(archive) || existsSync(partial))
    throw new Failure(`There is a backup of this second already: ${archive}.`);
  endOnSignal(() => 130, cleanUp);
  mkdirSync(partial, { recursive: true, mode: 0o700 });

  const copyFiles = () => {
    for (const upload of bucket ? [] : uploads)
      copyNew(path.join(dataFolder, upload), path.join(partial, upload));
  };
  try {
    // Before and after: a file that the database names at its moment may be deleted later, or was added shortly before.
    console.log('      Copying files');
    copyFiles();
    console.log('      Saving the database');
    await database.save(path.join(partial, database.fileName));
    copyFiles();
    const [newest] = await database.query('SELECT name FROM payload_migrations ORDER BY name DESC LIMIT 1');
    writeFileSync(path.join(partial, 'migration.txt'), String(newest?.name));
    const secrets = path.join(dataFolder, 'secrets.json');
    if (existsSync(secrets)) copyFileSync(secrets, path.join(partial, 'secrets.json'));
    renameSync(partial, archive);
  } catch (error) {
    cleanUp();
    throw error;
  }
  if (keep) {
    const archives = readdirSync(to).filter((name) => archiveName.test(name));
    for (const name of archives.sort().slice(0, -keep)) {
      rmSync(path.join(to, name), { recursive: true });
      console.log(`      Deleted: ${name}`);
    }
  }
  if (bucket) console.log(`      The files are in the bucket ${bucket} and are not part of it.`);
  console.log(`\nBackup: ${archive}`);
  return 0;
});

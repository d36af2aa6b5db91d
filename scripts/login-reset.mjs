// @ts-check
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { fromRoot, root } from './lib/root.mjs';
import { loadEnvFiles } from './lib/settings.mjs';

/** Exit code of Node when a script still waits for something and nothing is left that could bring it. */
const nothingLeftToDo = 13;
const attempts = 5;

loadEnvFiles();
/** The same database as npm start's, whatever folder this is called from. */
const env = {
  ...process.env,
  DISABLE_PAYLOAD_HMR: 'true',
  PORT: process.env.GATEWAY_PORT || '4000',
  GATEWAY_DATA_DIR: path.resolve(root, process.env.GATEWAY_DATA_DIR || 'gateway/data'),
};

/** Not by `payload run`, which ends as if all were well where its script has never begun. */
function run() {
  const script = ['--import', 'tsx', 'src/startup/resetLogins.ts', ...process.argv.slice(2)];
  const { status, stderr } = spawnSync(process.execPath, script, {
    cwd: fromRoot('gateway'),
    env,
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  return { status: status ?? 1, stderr };
}

let result = run();
// Node 20 sometimes loses a message of its module loader thread, mostly before the script has begun.
for (let attempt = 2; attempt <= attempts && result.status === nothingLeftToDo; attempt += 1) result = run();
process.stderr.write(result.stderr);
process.exit(result.status);

// @ts-check
// Loaded before each file of tests: its own data folder, removed at the end, and no setting of a server that runs.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(os.tmpdir(), 'gateway-payload-'));
Object.assign(process.env, {
  NODE_ENV: 'development',
  DISABLE_PAYLOAD_HMR: 'true',
  DATABASE_URL: '',
  SMS_WEBHOOK_URL: '',
  SMTP_URL: '',
  GATEWAY_DATA_DIR: folder,
});
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

// @ts-check
// Loaded before each file of tests: its own data folder, removed at the end, and no setting of a server that runs. With
// TEST_POSTGRES_URL, its own database on that PostgreSQL server instead of an SQLite file.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import pg from 'pg';

/** Makes an empty database. @param {string} server @returns {Promise<string>} its address */
async function newDatabase(server) {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'gateway-payload-'));
Object.assign(process.env, {
  NODE_ENV: 'development',
  DISABLE_PAYLOAD_HMR: 'true',
  DATABASE_URL: process.env.TEST_POSTGRES_URL ? await newDatabase(process.env.TEST_POSTGRES_URL) : '',
  // A machine that is busy with tests may take longer than a server should.
  DATABASE_CONNECT_TIMEOUT_MS: '60000',
  // Published with https, as in production: cookies have the prefix that browsers keep to this host.
  GATEWAY_HOST: 'https://cms.kompassa.example',
  SMS_WEBHOOK_URL: '',
  SMTP_URL: '',
  GATEWAY_DATA_DIR: folder,
});
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

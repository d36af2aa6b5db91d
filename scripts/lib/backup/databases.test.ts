import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { environmentFor } from './databases.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kompassa-certificates-'));
const certificates = Object.fromEntries(
  ['sslrootcert', 'sslcert', 'sslkey'].map((name) => [name, path.join(folder, `${name}.pem`)]),
);
for (const file of Object.values(certificates)) writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const withTls = (parameters: Record<string, string>) =>
  `postgres://kompassa:p%40ss@db.example.com:6432/site?${new URLSearchParams(parameters).toString()}`;
const remote = {
  PGHOST: 'db.example.com',
  PGPORT: '6432',
  PGUSER: 'kompassa',
  PGPASSWORD: 'p@ss',
  PGDATABASE: 'site',
};

it.each([
  ['over TLS', withTls({ sslmode: 'verify-full' }), { ...remote, PGSSLMODE: 'verify-full' }],
  [
    'over TLS with certificates of its own',
    withTls({ sslmode: 'verify-full', ...certificates }),
    {
      ...remote,
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: certificates.sslrootcert,
      PGSSLCERT: certificates.sslcert,
      PGSSLKEY: certificates.sslkey,
    },
  ],
  ['over TLS with any certificate', withTls({ sslmode: 'no-verify' }), { ...remote, PGSSLMODE: 'require' }],
  // As docs/operation/README.md has it.
  [
    'at a socket',
    'postgres://kompassa@/kompassa?host=/var/run/postgresql',
    { PGHOST: '/var/run/postgresql', PGPORT: '5432', PGUSER: 'kompassa', PGDATABASE: 'kompassa' },
  ],
])("tells PostgreSQL's programs of the database %s", async (_, url, env) => {
  expect(await environmentFor(url)).toEqual(env);
});

import path from 'node:path';

import { readConfig } from './config';

it('needs nothing', () =>
  expect(readConfig({})).toEqual({
    dataFolder: path.resolve('data'),
    databaseUrl: `file:${path.resolve('data/gateway.db')}`,
    dialect: 'sqlite',
    payloadSecret: undefined,
    signatureSecret: undefined,
    signatureAlgorithm: 'sha256',
    seed: true,
    siteUrl: 'http://localhost:3000',
    trustedHops: 0,
    port: 4000,
  }));

it('takes an empty value for a missing one', () =>
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ dialect: 'sqlite', port: 4000 }));

it.each([
  ['postgres://user@db/kompassa', 'postgres'],
  ['postgresql://user@db/kompassa', 'postgres'],
  ['file:/var/lib/gateway.db', 'sqlite'],
])('%s is %s', (DATABASE_URL, dialect) =>
  expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, dialect }),
);

it.each([
  [
    { DATABASE_URL: 'mysql://db' },
    'The setting DATABASE_URL is wrong: must start with postgres:// or file:.',
  ],
  [{ PAYLOAD_SECRET: 'short' }, 'The setting PAYLOAD_SECRET is wrong: must have at least 32 characters.'],
  [{ PORT: '70000' }, 'The setting PORT is wrong'],
  [{ SITE_URL: 'https://www.example.com/site' }, 'The setting SITE_URL is wrong: must be an address such as'],
  [{ GATEWAY_SIGNATURE: 'sha1' }, 'The setting GATEWAY_SIGNATURE is wrong'],
])('says in one sentence what is wrong with %o', (environment, sentence) =>
  expect(() => readConfig(environment)).toThrow(sentence),
);

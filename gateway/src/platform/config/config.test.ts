import path from 'node:path';

import { readConfig } from './config';

it('has defaults for all settings', () =>
  expect(readConfig({})).toEqual({
    dataFolder: path.resolve('data'),
    databaseUrl: `file:${path.resolve('data/gateway.db')}`,
    dialect: 'sqlite',
    connections: { poolSize: 10, connectTimeout: 10_000, statementTimeout: 30_000 },
    payloadSecret: undefined,
    signatureSecret: undefined,
    signatureAlgorithm: 'sha256',
    seed: true,
    checksLinks: true,
    siteUrl: 'http://localhost:3000',
    siteInstances: ['http://localhost:3000'],
    publicUrl: 'http://localhost:4000',
    sendsPhonesHere: true,
    productName: 'Kompassa',
    siteTitle: 'Kompassa官网_VAT & Compliance Europe',
    cookieDomain: undefined,
    smsWebhook: undefined,
    smtp: undefined,
    trustedHops: 0,
    port: 4000,
  }));

it('treats an empty value as missing', () =>
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ dialect: 'sqlite', port: 4000 }));

it.each([
  ['postgres://user@db/kompassa', 'postgres'],
  ['postgresql://user@db/kompassa', 'postgres'],
  ['file:/var/lib/gateway.db', 'sqlite'],
])('%s is %s', (DATABASE_URL, dialect) =>
  expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, dialect }),
);

it('reads the limits of connections to PostgreSQL', () => {
  const environment = {
    DATABASE_POOL_SIZE: '25',
    DATABASE_CONNECT_TIMEOUT_MS: '2000',
    DATABASE_STATEMENT_TIMEOUT_MS: '0',
  };
  const connections = { poolSize: 25, connectTimeout: 2_000, statementTimeout: 0 };
  expect(readConfig(environment)).toMatchObject({ connections });
});

it('uses its own port by default', () => {
  expect(readConfig({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100');
  const { publicUrl } = readConfig({ GATEWAY_HOST: 'https://gateway.example.com/', PORT: '4100' });
  expect(publicUrl).toBe('https://gateway.example.com');
});

it('reads the webhook for messages and its secret', () => {
  const webhook = { url: 'https://sms.example.com/send', secret: 'a secret for messages' };
  const environment = { SMS_WEBHOOK_URL: webhook.url, SMS_WEBHOOK_SECRET: webhook.secret };
  expect(readConfig(environment).smsWebhook).toEqual(webhook);
});

it.each(['hello@example.com', 'Kompassa <hello@example.com>'])('reads the sender %s', (MAIL_FROM) => {
  const SMTP_URL = 'smtps://user:pass%40word@mail.example.com:465';
  expect(readConfig({ SMTP_URL, MAIL_FROM }).smtp).toEqual({ url: SMTP_URL, from: MAIL_FROM });
});

it.each([
  [
    { DATABASE_POOL_SIZE: '2' },
    'The setting DATABASE_POOL_SIZE is wrong: Too small: expected number to be >=3.',
  ],
  [
    { DATABASE_URL: 'mysql://db' },
    'The setting DATABASE_URL is wrong: must start with postgres:// or file:.',
  ],
  [{ PAYLOAD_SECRET: 'short' }, 'The setting PAYLOAD_SECRET is wrong: must have at least 32 characters.'],
  [{ PORT: '70000' }, 'The setting PORT is wrong'],
  [{ SITE_URL: 'https://www.example.com/site' }, 'The setting SITE_URL is wrong: must be an address such as'],
  [{ COOKIE_DOMAIN: '.example.com' }, 'The setting COOKIE_DOMAIN is wrong: must be a domain'],
  [{ COOKIE_DOMAIN: 'example.com; Secure' }, 'The setting COOKIE_DOMAIN is wrong'],
  [{ SMS_WEBHOOK_URL: 'ftp://sms.example.com' }, 'The setting SMS_WEBHOOK_URL is wrong: must be an address'],
  [
    { SMS_WEBHOOK_URL: 'https://sms.example.com/send' },
    'The setting SMS_WEBHOOK_SECRET is wrong: it is needed with SMS_WEBHOOK_URL.',
  ],
  [
    { SMS_WEBHOOK_SECRET: 'short' },
    'The setting SMS_WEBHOOK_SECRET is wrong: must have at least 16 characters',
  ],
  [{ SMTP_URL: 'mail.example.com:25' }, 'The setting SMTP_URL is wrong: must be an address such as smtps://'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'The setting MAIL_FROM is wrong: it is needed with SMTP_URL.'],
  [{ MAIL_FROM: 'Kompassa' }, 'The setting MAIL_FROM is wrong: must be a sender such as'],
  [{ MAIL_FROM: 'a@example.com\nBcc: b@example.com' }, 'The setting MAIL_FROM is wrong'],
  [{ GATEWAY_SIGNATURE: 'sha1' }, 'The setting GATEWAY_SIGNATURE is wrong'],
])('throws one sentence that explains the error in %o', (environment, sentence) =>
  expect(() => readConfig(environment)).toThrow(sentence),
);

it('lists each instance of the site once', () => {
  const SITE_URL = 'https://www.example.com';
  expect(readConfig({ SITE_URL }).siteInstances).toEqual([SITE_URL]);
  const SITE_INSTANCES = 'http://10.0.0.1:3000  http://10.0.0.2:3000/ http://10.0.0.1:3000';
  expect(readConfig({ SITE_URL, SITE_INSTANCES }).siteInstances).toEqual([
    'http://10.0.0.1:3000',
    'http://10.0.0.2:3000',
  ]);
  expect(() => readConfig({ SITE_INSTANCES: 'site-1' })).toThrow('The setting SITE_INSTANCES is wrong');
});

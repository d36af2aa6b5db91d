import path from 'node:path';

import { configSchema, readConfig } from './config';

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
    productName: 'Kompassa',
    siteTitle: 'Kompassa官网_VAT & Compliance Europe',
    cookieDomain: undefined,
    viesUrl: undefined,
    smsWebhook: undefined,
    smsCallingCodes: expect.arrayContaining(['+49', '+43', '+41', '+44', '+48', '+423']) as string[],
    smsPerHour: 300,
    smsPerDay: 1_000,
    smtp: undefined,
    bucket: undefined,
    trustedHops: 0,
    drainSeconds: 0,
    telemetry: undefined,
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

it('reads the calling codes that get text messages', () => {
  expect(readConfig({ SMS_CALLING_CODES: '+43 +49' }).smsCallingCodes).toEqual(['+43', '+49']);
  expect(readConfig({ SMS_CALLING_CODES: 'all' }).smsCallingCodes).toBeUndefined();
});

it('reads the webhook for messages and its secret', () => {
  const webhook = { url: 'https://sms.example.com/send', secret: 'a secret for messages' };
  const environment = { SMS_WEBHOOK_URL: webhook.url, SMS_WEBHOOK_SECRET: webhook.secret };
  expect(readConfig(environment).smsWebhook).toEqual(webhook);
});

const bucket = {
  MEDIA_S3_BUCKET: 'kompassa-media',
  MEDIA_S3_ENDPOINT: 'https://s3.example.com/',
  MEDIA_S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  MEDIA_S3_SECRET_ACCESS_KEY: 'a secret for files',
};

it('reads the bucket for files', () =>
  expect(readConfig(bucket).bucket).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'kompassa-media',
    region: 'us-east-1',
    accessKeyId: 'AKIAEXAMPLE',
    secretAccessKey: 'a secret for files',
  }));

it.each(['MEDIA_S3_ENDPOINT', 'MEDIA_S3_ACCESS_KEY_ID', 'MEDIA_S3_SECRET_ACCESS_KEY'])(
  'refuses a bucket without %s',
  (name) =>
    expect(() => readConfig({ ...bucket, [name]: '' })).toThrow(
      new RegExp(`^The setting ${name} is wrong: it is needed with MEDIA_S3_BUCKET.$`),
    ),
);

it('refuses an address of the storage without a bucket', () =>
  expect(() => readConfig({ ...bucket, MEDIA_S3_BUCKET: '' })).toThrow(
    'The setting MEDIA_S3_BUCKET is wrong: it is needed with MEDIA_S3_ENDPOINT.',
  ));

it.each(['hello@example.com', 'Kompassa <hello@example.com>'])('reads the sender %s', (MAIL_FROM) => {
  const SMTP_URL = 'smtps://user:pass%40word@mail.example.com:465';
  expect(readConfig({ SMTP_URL, MAIL_FROM }).smtp).toEqual({ url: SMTP_URL, from: MAIL_FROM });
});

it.each([
  [
    { COOKIE_DOMAIN: 'example.com', SITE_URL: 'https://www.example.com' },
    'The setting COOKIE_DOMAIN is wrong: it must be a domain that the hosts of both SITE_URL and GATEWAY_HOST belong to.',
  ],
  [
    { SMS_WEBHOOK_URL: 'https://sms.example.com/send' },
    'The setting SMS_WEBHOOK_SECRET is wrong: it is needed with SMS_WEBHOOK_URL.',
  ],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'The setting MAIL_FROM is wrong: it is needed with SMTP_URL.'],
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

it('names all settings that are wrong, each in one sentence, and no value', () => {
  const environment = { PAYLOAD_SECRET: 'hunter2', SMTP_URL: 'smtp://mail.example.com', PORT: 'x' };
  const read = () => readConfig(environment);
  expect(read).toThrow(
    [
      'The setting PAYLOAD_SECRET is wrong: it must have at least 32 characters.',
      'The setting PORT is wrong: it must be a whole number from 1 to 65535.',
      'The setting MAIL_FROM is wrong: it is needed with SMTP_URL.',
    ].join('\n'),
  );
  expect(read).not.toThrow('hunter2');
});

/** A value of another form for every setting that has one. */
const wrong: Record<string, string[]> = {
  DATABASE_URL: ['mysql://db', 'gateway.db'],
  DATABASE_POOL_SIZE: ['2', '201', 'many'],
  DATABASE_CONNECT_TIMEOUT_MS: ['99', '120001', '10s'],
  DATABASE_STATEMENT_TIMEOUT_MS: ['-1', '600001', '0.5'],
  PAYLOAD_SECRET: ['of less than thirty-two letters'],
  GATEWAY_SECRET: ['fifteen-letters'],
  GATEWAY_SIGNATURE: ['sha1'],
  GATEWAY_SEED: ['yes', 'ON'],
  LINK_CHECKS: ['true'],
  SITE_URL: ['www.example.com', 'https://www.example.com/site'],
  SITE_INSTANCES: ['site-1', 'http://10.0.0.1:3000,http://10.0.0.2:3000/a'],
  GATEWAY_HOST: ['gateway', 'https://gateway.example.com/path'],
  COOKIE_DOMAIN: ['.example.com', 'example.com; Secure', 'co.uk', '192.0.2.1', 'example.com'],
  VIES_URL: ['ftp://vies.example.com', 'on'],
  SMS_WEBHOOK_URL: ['ftp://sms.example.com', 'sms'],
  SMS_WEBHOOK_SECRET: ['short'],
  SMS_CALLING_CODES: ['DE AT', '+49,+43', '49'],
  SMS_PER_HOUR: ['0', 'many'],
  SMS_PER_DAY: ['0', '1.5'],
  SMTP_URL: ['mail.example.com:25', 'https://mail.example.com'],
  MAIL_FROM: ['Kompassa', 'a@example.com\nBcc: b@example.com'],
  MEDIA_S3_BUCKET: ['Media', 'media/images', 'a'],
  MEDIA_S3_ENDPOINT: ['s3.example.com', 'https://s3.example.com/bucket'],
  MEDIA_S3_REGION: ['EU Central'],
  TRUSTED_HOPS: ['-1', '11', 'one'],
  PORT: ['0', '65536', 'http', '80.5'],
  LOG_FORMAT: ['xml'],
  DRAIN_SECONDS: ['61', 'long'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['localhost:4318'],
  OTEL_METRIC_EXPORT_INTERVAL: ['1m'],
};
const cases = Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value]));

it.each(cases)('refuses %s=%j', (name = '', value = '') =>
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^The setting ${name} is wrong: it must [^\\n]+\\.(\\n|$)`),
  ),
);

it('refuses some value of every setting that is no free text', () => {
  const impossible = '\0';
  const checked = Object.entries(configSchema.shape).filter(
    ([, form]) => !form.safeParse(impossible).success,
  );
  expect(new Set(checked.map(([name]) => name))).toEqual(new Set(Object.keys(wrong)));
});

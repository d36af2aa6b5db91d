import path from 'node:path';

import { z } from 'zod';

import { siteTitle } from '@/contract/site/siteTitle';
import {
  checkedText,
  cookieDomain,
  coversBoth,
  notCoveringBoth,
  oneOf,
  origin,
  origins,
  secret,
  integerBetween,
} from '@/shared/server/settings/forms';
import { readSettings } from '@/shared/server/settings/readSettings';
import { sharedSettings } from '@/shared/server/settings/sharedSettings';

/** Settings that are nothing without another one. A storage without its bucket would be forgotten: files would go into the data folder. */
const needed = [
  ['SMS_WEBHOOK_URL', 'SMS_WEBHOOK_SECRET'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['MEDIA_S3_BUCKET', 'MEDIA_S3_ENDPOINT'],
  ['MEDIA_S3_BUCKET', 'MEDIA_S3_ACCESS_KEY_ID'],
  ['MEDIA_S3_BUCKET', 'MEDIA_S3_SECRET_ACCESS_KEY'],
  ['MEDIA_S3_ENDPOINT', 'MEDIA_S3_BUCKET'],
] as const;
const needs = ([name, other]: (typeof needed)[number]) =>
  z.refine<Record<string, unknown>>((given) => !given[name] || Boolean(given[other]), {
    path: [other],
    error: `is needed with ${name}`,
    // Also where other settings are wrong: all of them are told at once.
    when: () => true,
  });

/** Of the European Economic Area, the United Kingdom and Switzerland: where messages are of use to merchants here. */
const callingCodes =
  '+30 +31 +32 +33 +34 +351 +352 +353 +354 +356 +357 +358 +359 +36 +370 +371 +372 +385 +386 +39 +40 +41 +420 +421 +423 +43 +44 +45 +46 +47 +48 +49';

/** Every variable that the gateway reads, with its default and meaning; .env.example repeats them. */
export const configSchema = z
  .object({
    GATEWAY_DATA_DIR: z
      .string()
      .min(1)
      .default('data')
      .describe('Folder of its database, media and secrets.'),
    DATABASE_URL: checkedText(
      (value) => /^(postgres(ql)?:\/\/|file:)/.test(value),
      'must be an address that begins with postgres:// or file:',
    )
      .optional()
      .describe('postgres://… for PostgreSQL; without it, an SQLite file in the data folder.'),
    DATABASE_POOL_SIZE: integerBetween(3, 200)
      .default(10)
      .describe(
        'Connections to PostgreSQL of one gateway at a time, at least 3; the server’s max_connections has to suffice for all gateways.',
      ),
    DATABASE_CONNECT_TIMEOUT_MS: integerBetween(100, 120_000)
      .default(10_000)
      .describe('Longest time for a connection to PostgreSQL, a new one or a free one of the pool.'),
    DATABASE_STATEMENT_TIMEOUT_MS: integerBetween(0, 600_000)
      .default(30_000)
      .describe(
        'Longest time for one statement of PostgreSQL; 0 for none, as a migration of many rows may need.',
      ),
    PAYLOAD_SECRET: secret(32)
      .optional()
      .describe("Secret of the CMS's sessions; without it, one is made at the first start."),
    GATEWAY_SECRET: secret(16)
      .optional()
      .describe('Secret of the signature; without it, one is made at the first start.'),
    GATEWAY_SIGNATURE: oneOf(['sha256', 'md5']).default('sha256').describe('Hash of the signature.'),
    GATEWAY_SEED: oneOf(['on', 'off'])
      .default('on')
      .describe(
        'Whether an empty database is filled with the demo content and a demo editor: on or off. The first administrator is added and printed either way.',
      ),
    LINK_CHECKS: oneOf(['on', 'off'])
      .default('on')
      .describe(
        'Whether links to other sites are asked once a week, for the report of dead links: on or off.',
      ),
    SITE_URL: origin().default('http://localhost:3000').describe('The public address of the site.'),
    SITE_INSTANCES: origins()
      .optional()
      .describe(
        'Addresses at which the gateway reaches each instance of the site, with spaces between; without it, SITE_URL.',
      ),
    GATEWAY_HOST: origin()
      .optional()
      .describe('The public address of the gateway; without it, http://localhost with its port.'),
    PRODUCT_NAME: z.string().default('Kompassa').describe('Product name: logo, page titles.'),
    SITE_NAME: z.string().default('VAT & Compliance Europe').describe('Name at the end of every page title.'),
    COOKIE_DOMAIN: cookieDomain()
      .optional()
      .describe('Domain that site and gateway share, such as example.com.'),
    VIES_URL: z
      .url({
        protocol: /^https?$/,
        error: 'must be an address such as https://ec.europa.eu/taxation_customs/vies/rest-api',
      })
      .optional()
      .describe(
        'REST interface of VIES, which is asked about VAT numbers, without the name of the query: https://ec.europa.eu/taxation_customs/vies/rest-api; without it, numbers are checked by their form alone.',
      ),
    SMS_WEBHOOK_URL: z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://sms.example.com/send' })
      .optional()
      .describe(
        'Takes text messages (SMS) as signed JSON; without it, they stand in the CMS under "Sent messages".',
      ),
    SMS_WEBHOOK_SECRET: secret(16).optional().describe('Secret that signs them, at least 16 characters.'),
    SMS_CALLING_CODES: checkedText(
      (value) => value === 'all' || /^\+\d{1,7}(?: \+\d{1,7})*$/.test(value),
      'must be all, or calling codes such as +43 +49, with spaces between',
    )
      .default(callingCodes)
      .describe(
        'Beginnings of the numbers that get text messages, such as +49, with spaces between, or all. By default the countries of the European Economic Area, the United Kingdom and Switzerland.',
      ),
    SMS_PER_HOUR: integerBetween(1, 1_000_000)
      .default(300)
      .describe('Most text messages in an hour, to all numbers together.'),
    SMS_PER_DAY: integerBetween(1, 10_000_000)
      .default(1_000)
      .describe('Most text messages in a day, to all numbers together.'),
    SMTP_URL: checkedText(
      (value) => /^smtps?:\/\/./.test(value) && URL.canParse(value),
      'must be an address such as smtps://user:password@mail.example.com',
    )
      .optional()
      .describe(
        'Takes e-mails, for example smtps://user:password@mail.example.com; without it, they stand in the CMS under "Sent messages".',
      ),
    MAIL_FROM: checkedText(
      (value) => /^([^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value),
      'must be a sender such as Kompassa <hello@example.com>',
    )
      .optional()
      .describe('Who the e-mails come from, for example "Kompassa <hello@example.com>".'),
    MEDIA_S3_BUCKET: checkedText(
      (value) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value),
      'must be the name of a bucket such as kompassa-media',
    )
      .optional()
      .describe(
        'Bucket of an S3-compatible storage for images and PDFs; without it, they lie in the data folder.',
      ),
    MEDIA_S3_ENDPOINT: origin()
      .optional()
      .describe(
        'Address of that storage, without the bucket, for example https://s3.eu-central-1.amazonaws.com.',
      ),
    MEDIA_S3_REGION: checkedText(
      (value) => /^[a-z0-9-]+$/.test(value),
      'must be the name of a region such as eu-central-1',
    )
      .default('us-east-1')
      .describe('Region of the bucket; storages without regions take the default.'),
    MEDIA_S3_ACCESS_KEY_ID: z
      .string()
      .optional()
      .describe('Access key that may list the bucket and read, write and delete its objects.'),
    MEDIA_S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of that access key.'),
    TRUSTED_HOPS: integerBetween(0, 10)
      .default(0)
      .describe('Proxies of yours in front of the gateway that add to X-Forwarded-For.'),
    PORT: integerBetween(1, 65_535)
      .default(4000)
      .describe('Port of the gateway; npm start gives it that of GATEWAY_PORT.'),
    ...sharedSettings,
  })
  .refine(coversBoth, notCoveringBoth)
  .check(...needed.map(needs));

/** Checks the environment. @throws Error with a sentence for each setting that is wrong (readSettings) */
export function readConfig(environment: Record<string, string | undefined>) {
  const env = readSettings(configSchema, environment);
  const dataFolder = path.resolve(env.GATEWAY_DATA_DIR);
  const databaseUrl = env.DATABASE_URL ?? `file:${path.join(dataFolder, 'gateway.db')}`;
  return {
    /** Absolute. */
    dataFolder,
    databaseUrl,
    dialect: databaseUrl.startsWith('postgres') ? ('postgres' as const) : ('sqlite' as const),
    connections: {
      poolSize: env.DATABASE_POOL_SIZE,
      connectTimeout: env.DATABASE_CONNECT_TIMEOUT_MS,
      statementTimeout: env.DATABASE_STATEMENT_TIMEOUT_MS,
    },
    payloadSecret: env.PAYLOAD_SECRET,
    signatureSecret: env.GATEWAY_SECRET,
    signatureAlgorithm: env.GATEWAY_SIGNATURE,
    seed: env.GATEWAY_SEED === 'on',
    checksLinks: env.LINK_CHECKS === 'on',
    /** Without a slash at the end, as every address here. */
    siteUrl: env.SITE_URL,
    siteInstances: env.SITE_INSTANCES ?? [env.SITE_URL],
    publicUrl: env.GATEWAY_HOST ?? `http://localhost:${env.PORT}`,
    productName: env.PRODUCT_NAME,
    siteTitle: siteTitle(env.PRODUCT_NAME, env.SITE_NAME),
    cookieDomain: env.COOKIE_DOMAIN,
    viesUrl: env.VIES_URL?.replace(/\/$/, ''),
    // The schema has seen to it that what belongs together is there.
    smsWebhook: env.SMS_WEBHOOK_URL
      ? { url: env.SMS_WEBHOOK_URL, secret: env.SMS_WEBHOOK_SECRET ?? '' }
      : undefined,
    /** Undefined where every number gets text messages. */
    smsCallingCodes: env.SMS_CALLING_CODES === 'all' ? undefined : env.SMS_CALLING_CODES.split(' '),
    smsPerHour: env.SMS_PER_HOUR,
    smsPerDay: env.SMS_PER_DAY,
    smtp: env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM ?? '' } : undefined,
    bucket: env.MEDIA_S3_BUCKET
      ? {
          endpoint: env.MEDIA_S3_ENDPOINT ?? '',
          bucket: env.MEDIA_S3_BUCKET,
          region: env.MEDIA_S3_REGION,
          accessKeyId: env.MEDIA_S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: env.MEDIA_S3_SECRET_ACCESS_KEY ?? '',
        }
      : undefined,
    trustedHops: env.TRUSTED_HOPS,
    drainSeconds: env.DRAIN_SECONDS,
    telemetry: env.OTEL_EXPORTER_OTLP_ENDPOINT ? { intervalMs: env.OTEL_METRIC_EXPORT_INTERVAL } : undefined,
    port: env.PORT,
  };
}

export type GatewayConfig = ReturnType<typeof readConfig>;
export type SmsWebhook = NonNullable<GatewayConfig['smsWebhook']>;
export type SmtpServer = NonNullable<GatewayConfig['smtp']>;
export type BucketSettings = NonNullable<GatewayConfig['bucket']>;

/** The settings of this process. */
export const config = readConfig(process.env);

import path from 'node:path';

import { z } from 'zod';

import { siteTitle } from '@/contract/site/siteTitle';

const publicAddress = z
  .string()
  .refine((value) => /^https?:\/\/[^/?#\s]+\/?$/.test(value) && URL.canParse(value), {
    error: 'must be an address such as https://www.example.com, without a path',
  })
  .transform((value) => new URL(value).origin);

const schema = z.object({
  GATEWAY_DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^(postgres(ql)?:\/\/|file:)/, 'must start with postgres:// or file:')
    .optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(3).max(200).default(10),
  DATABASE_CONNECT_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(10_000),
  DATABASE_STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(0).max(600_000).default(30_000),
  PAYLOAD_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  GATEWAY_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  GATEWAY_SIGNATURE: z.enum(['sha256', 'md5']).default('sha256'),
  GATEWAY_SEED: z.enum(['on', 'off']).default('on'),
  LINK_CHECKS: z.enum(['on', 'off']).default('on'),
  SITE_URL: publicAddress.default('http://localhost:3000'),
  SITE_INSTANCES: z.string().optional(),
  GATEWAY_HOST: publicAddress.optional(),
  MOBILE_SITE_URL: z.string().optional(),
  PRODUCT_NAME: z.string().default('Kompassa'),
  SITE_NAME: z.string().default('VAT & Compliance Europe'),
  COOKIE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a domain such as example.com')
    .optional(),
  SMS_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://sms.example.com/send' })
    .optional(),
  SMS_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: z
    .string()
    .refine((value) => /^smtps?:\/\/./.test(value) && URL.canParse(value), {
      error: 'must be an address such as smtps://user:password@mail.example.com',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
      error: 'must be a sender such as Kompassa <hello@example.com>',
    })
    .optional(),
  TRUSTED_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  PORT: z.coerce.number().int().min(1).max(65_535).default(4000),
});

/** Takes text messages; the secret signs them. */
export interface SmsWebhook {
  url: string;
  secret: string;
}

/** Takes e-mails. */
export interface SmtpServer {
  /** With user and password, where the server asks for them. */
  url: string;
  /** Sender of the e-mails: an address, or a name and an address in angle brackets. */
  from: string;
}

/** Limits of the connections to PostgreSQL; times in milliseconds. */
export interface ConnectionLimits {
  /** Connections of one gateway at a time. One is kept open by Payload, one is for the lock of a start. */
  poolSize: number;
  /** For a connection: a new one, or one of the pool that is free. */
  connectTimeout: number;
  /** For one statement; 0 is no limit. */
  statementTimeout: number;
}

export interface GatewayConfig {
  /** Absolute folder of database, media and secrets. */
  dataFolder: string;
  databaseUrl: string;
  dialect: 'sqlite' | 'postgres';
  /** Of PostgreSQL. */
  connections: ConnectionLimits;
  payloadSecret: string | undefined;
  signatureSecret: string | undefined;
  signatureAlgorithm: 'sha256' | 'md5';
  seed: boolean;
  /** Whether links to other sites are asked once a week. */
  checksLinks: boolean;
  /** Public address of the site, without a slash at the end. */
  siteUrl: string;
  /** Addresses at which this gateway reaches each instance of the site. */
  siteInstances: string[];
  /** Public address of this gateway, without a slash at the end. On https, cookies are for https alone. */
  publicUrl: string;
  /** Whether the site sends phones to this host, so that links to it would only lead back. */
  sendsPhonesHere: boolean;
  productName: string;
  /** The end of every page title of the site. */
  siteTitle: string;
  /** The domain that site and gateway share, so that a login holds on both. */
  cookieDomain: string | undefined;
  smsWebhook: SmsWebhook | undefined;
  smtp: SmtpServer | undefined;
  /** Proxies of ours in front that add to X-Forwarded-For. */
  trustedHops: number;
  port: number;
}

function smsWebhook(url: string | undefined, secret: string | undefined): SmsWebhook | undefined {
  if (!url) return undefined;
  if (!secret) throw new Error('The setting SMS_WEBHOOK_SECRET is wrong: it is needed with SMS_WEBHOOK_URL.');
  return { url, secret };
}

function smtp(url: string | undefined, from: string | undefined): SmtpServer | undefined {
  if (!url) return undefined;
  if (!from) throw new Error('The setting MAIL_FROM is wrong: it is needed with SMTP_URL.');
  return { url, from };
}

function instances(addresses: string | undefined, siteUrl: string): string[] {
  const parsed = z.array(publicAddress).safeParse(addresses?.split(/\s+/).filter(Boolean) ?? [siteUrl]);
  if (!parsed.success)
    throw new Error(
      'The setting SITE_INSTANCES is wrong: it must be addresses without a path, with spaces between.',
    );
  return [...new Set(parsed.data)];
}

/** Checks the environment; throws one sentence that names the variable. An empty value counts as not given. */
export function readConfig(environment: Record<string, string | undefined>): GatewayConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}.`);
  }
  const env = parsed.data;
  const dataFolder = path.resolve(env.GATEWAY_DATA_DIR);
  const databaseUrl = env.DATABASE_URL ?? `file:${path.join(dataFolder, 'gateway.db')}`;
  return {
    dataFolder,
    databaseUrl,
    dialect: databaseUrl.startsWith('postgres') ? 'postgres' : 'sqlite',
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
    siteUrl: env.SITE_URL,
    siteInstances: instances(env.SITE_INSTANCES, env.SITE_URL),
    publicUrl: env.GATEWAY_HOST ?? `http://localhost:${env.PORT}`,
    sendsPhonesHere: env.MOBILE_SITE_URL !== 'off',
    productName: env.PRODUCT_NAME,
    siteTitle: siteTitle(env.PRODUCT_NAME, env.SITE_NAME),
    cookieDomain: env.COOKIE_DOMAIN,
    smsWebhook: smsWebhook(env.SMS_WEBHOOK_URL, env.SMS_WEBHOOK_SECRET),
    smtp: smtp(env.SMTP_URL, env.MAIL_FROM),
    trustedHops: env.TRUSTED_HOPS,
    port: env.PORT,
  };
}

/** The settings of this process. */
export const config = readConfig(process.env);

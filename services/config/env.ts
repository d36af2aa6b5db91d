import { z } from 'zod';

import { filmPlaceholders } from '@/services/domain/articles/videoSource';
import {
  checkedText,
  cookieDomain,
  coversBoth,
  notCoveringBoth,
  oneOf,
  origin,
  originOrOff,
  secret,
  integerBetween,
} from '@/shared/server/settings/forms';
import { readSettings } from '@/shared/server/settings/readSettings';
import { sharedSettings } from '@/shared/server/settings/sharedSettings';

const text = (fallback: string) => z.string().default(fallback);

/** Stands in the Content-Security-Policy as it is. */
const script = () =>
  text('').refine((value) => value === '' || /^https?:\/\/[^/?#\s]+\/[^?#\s;,]+$/.test(value), {
    error: 'must be the address of a script, without a query',
  });

/** Every variable that the site reads, with its default and meaning; `.env.example` repeats them (env.test). */
export const envSchema = z.object({
  GATEWAY_HOST: origin()
    .default('http://localhost:4000')
    .describe('The gateway host: the CMS and its calls.'),
  GATEWAY_SECRET: secret(16, 'must be set to the secret that the gateway checks signatures with').describe(
    'Secret of the signature; without it, npm start uses the one the embedded gateway made.',
  ),
  GATEWAY_SIGNATURE: oneOf(['sha256', 'md5']).default('sha256').describe('Hash of the signature.'),
  GATEWAY_SIGNATURE_VERSION: text('1.0').describe('Value of the header version on signed requests.'),
  GATEWAY_TIMEOUT_MS: integerBetween(100, 30_000)
    .default(30_000)
    .describe('Longest time for one request to the gateway.'),
  RENDER_DEADLINE_MS: integerBetween(100, 30_000)
    .default(5_000)
    .describe('Longest time for all requests of one page.'),
  ARRIVAL_DEADLINE_MS: integerBetween(100, 10_000)
    .default(150)
    .describe(
      'Longest time for the country of a first visit; without it, the language of the browser counts.',
    ),
  REVALIDATE_SECONDS: integerBetween(1, 86_400)
    .default(60)
    .describe('A rendered page is renewed when it is older than this.'),
  REDIS_URL: checkedText(
    (value) => /^rediss?:\/\/[^\s]+$/.test(value) && URL.canParse(value),
    'must be an address such as redis://user:password@redis.example.com:6379/0',
  )
    .default('')
    .describe(
      'Redis in which several instances of the site share rendered pages and rate limits: redis://… or rediss://….',
    ),
  SITE_URL: origin().default('http://localhost:3000').describe('The public address of the site.'),
  SITE_TRUSTED_HOPS: integerBetween(0, 10)
    .default(0)
    .describe('Proxies of yours in front of the site that add to X-Forwarded-For.'),
  COOKIE_DOMAIN: cookieDomain()
    .default('')
    .describe(
      'Domain that site and gateway share, such as example.com; without it, login and language hold on the host they were made on.',
    ),
  MOBILE_SITE_URL: originOrOff()
    .default('')
    .describe(
      'The mobile site, to which phones are sent: its address, or off where phones stay; by default the gateway host.',
    ),
  PRODUCT_NAME: text('Kompassa').describe('Product name: logo, page titles.'),
  SITE_NAME: text('VAT & Compliance Europe').describe('Name at the end of every page title.'),
  SECURITY_CONTACT: text('mailto:security@kompassa.example')
    .refine((value) => /^(mailto:\S+@\S+|https:\/\/\S+)$/.test(value), {
      error: 'must be an address that begins with mailto: or https:',
    })
    .describe('Where people report a security problem: /.well-known/security.txt.'),
  CAPTCHA_SCRIPT_URL: script().describe(
    'Script that makes <slider-captcha> work, as docs/captcha.md says; without it, the one of the gateway host.',
  ),
  VIDEO_SOURCE_TEMPLATE: text('')
    .refine(
      (value) =>
        value === '' ||
        (/^https?:\/\/[^/?#\s{}]+\//.test(value) && filmPlaceholders.every((name) => value.includes(name))),
      { error: 'must be an address with {appID} and {fileID} in its path' },
    )
    .describe(
      'Address of a film’s HLS playlist, with {appID} and {fileID}; without it, the gateway host’s own.',
    ),
  STATISTICS_SCRIPT_URL: script().describe(
    'Statistics script, loaded after consent alone (docs/decisions/0013); without it, the gateway counts visits.',
  ),
  STATISTICS_KEEPS: text('').describe(
    'Names of the cookies and storage keys of that script, with spaces between; they go when consent is withdrawn.',
  ),
  PROMOTION_TIME_ZONE: text('Europe/Berlin')
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC', {
      error: 'must be a time zone such as Europe/Berlin',
    })
    .describe('Whose clock the anniversary follows.'),
  PLATFORM_TYPE: text('web').describe('Header platform-type on every request to the gateway.'),
  PLATFORM_NAME: text('kompassa-site').describe('Header platform-name on every request to the gateway.'),
  SYSTEM_TYPE: text('01').describe('Headers current-systemtype and systemType outside the activity area.'),
  ...sharedSettings,
});

const checkedSchema = envSchema.refine(coversBoth, notCoveringBoth);

export type Env = z.output<typeof envSchema>;

/** Checks an environment. @throws Error with a sentence for each setting that is wrong (readSettings) */
export const readEnv = (environment: Record<string, string | undefined>): Env =>
  readSettings(checkedSchema, environment);

let current: Env | undefined;

/** The settings of this process, read once. A function, so that only code that needs them asks for them. */
export const env = (): Env => (current ??= readEnv(process.env));

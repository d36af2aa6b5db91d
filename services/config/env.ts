import { z } from 'zod';

import { filmPlaceholders } from '@/services/domain/articles/videoSource';

const isOrigin = (value: string) => /^https?:\/\/[^/?#\s]+\/?$/.test(value) && URL.canParse(value);

/** An address without path; a trailing slash is forgiven. */
const origin = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .refine(isOrigin, { error: 'must be an address such as https://www.example.com, without a path' })
    .transform((value) => new URL(value).origin);
const text = (fallback: string) => z.string().default(fallback);
/** A whole number from `min` to `max`. */
const whole = (fallback: number, min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error }).default(fallback);
};

/** Stands in the Content-Security-Policy as it is. */
const script = () =>
  text('').refine((value) => value === '' || /^https?:\/\/[^/?#\s]+\/[^?#\s;,]+$/.test(value), {
    error: 'must be the address of a script, without a query',
  });

const isCache = (value: string) => /^https?:\/\/[^/?#\s]+$/.test(value) && URL.canParse(value);

/** Every variable that the site reads, with its default and meaning; `.env.example` repeats them (env.test). */
export const envSchema = z.object({
  GATEWAY_HOST: origin('http://localhost:4000').describe('The gateway host: the CMS and its calls.'),
  GATEWAY_SECRET: z
    .string({ error: 'must be set to the secret that the gateway checks signatures with' })
    .min(16, { error: 'must have at least 16 characters' })
    .describe('Secret of the signature; without it, npm start uses the one the embedded gateway made.'),
  GATEWAY_SIGNATURE: z.enum(['sha256', 'md5']).default('sha256').describe('Hash of the signature.'),
  GATEWAY_SIGNATURE_VERSION: text('1.0').describe('Value of the header version on signed requests.'),
  GATEWAY_TIMEOUT_MS: whole(30_000, 100, 30_000).describe('Longest time for one request to the gateway.'),
  RENDER_DEADLINE_MS: whole(5_000, 100, 30_000).describe('Longest time for all requests of one page.'),
  ARRIVAL_DEADLINE_MS: whole(150, 100, 10_000).describe(
    'Longest time for the country of a first visit; without it, the language of the browser counts.',
  ),
  REVALIDATE_SECONDS: whole(60, 1, 86_400).describe('A rendered page is renewed when it is older than this.'),
  REDIS_URL: text('')
    .refine((value) => value === '' || (/^rediss?:\/\/[^\s]+$/.test(value) && URL.canParse(value)), {
      error: 'must be an address such as redis://user:password@redis.example.com:6379/0',
    })
    .describe(
      'Redis in which several instances of the site share rendered pages and rate limits: redis://… or rediss://….',
    ),
  SITE_URL: origin('http://localhost:3000').describe('The public address of the site.'),
  SITE_TRUSTED_HOPS: whole(0, 0, 10).describe(
    'Proxies of yours in front of the site that add to X-Forwarded-For.',
  ),
  COOKIE_DOMAIN: text('')
    .refine((value) => value === '' || /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value), {
      error: 'must be a domain such as example.com',
    })
    .describe(
      'Domain that site and gateway share, such as example.com; without it, login and language hold on the host they were made on.',
    ),
  MOBILE_SITE_URL: text('')
    .refine((value) => value === '' || value === 'off' || isOrigin(value), {
      error: 'must be off, or an address such as https://m.example.com without a path',
    })
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
  SITE_CACHES: text('')
    .transform((value) => value.split(/\s+/).filter(Boolean))
    .refine((caches) => caches.every(isCache), {
      error: 'must be addresses such as http://10.0.0.1:8081, with spaces between',
    })
    .describe(
      'Addresses at which the nginx in front of this instance removes changed pages from its cache, with spaces between.',
    ),
  PLATFORM_TYPE: text('web').describe('Header platform-type on every request to the gateway.'),
  PLATFORM_NAME: text('kompassa-site').describe('Header platform-name on every request to the gateway.'),
  SYSTEM_TYPE: text('01').describe('Headers current-systemtype and systemType outside the activity area.'),
});

export type Env = z.output<typeof envSchema>;

/** Checks an environment; throws one sentence that names the variable. An empty value counts as not given. */
export function readEnv(environment: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = envSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`The setting ${issue?.path.join('.')} is wrong: it ${issue?.message}.`);
}

let current: Env | undefined;

/** The settings of this process, read once. A function, so that only code that needs them asks for them. */
export const env = (): Env => (current ??= readEnv(process.env));

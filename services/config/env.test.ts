import { type Env, envSchema, readEnv } from './env';

const secret = { GATEWAY_SECRET: 'a-secret-of-the-gateway' };

it('has a default for everything except the secret', () => {
  expect(readEnv(secret)).toMatchObject({
    GATEWAY_HOST: 'http://localhost:4000',
    SITE_URL: 'http://localhost:3000',
    GATEWAY_TIMEOUT_MS: 30_000,
    RENDER_DEADLINE_MS: 5_000,
    REVALIDATE_SECONDS: 60,
    GATEWAY_SIGNATURE: 'sha256',
  });
});

it('treats an empty value as not set', () => {
  expect(readEnv({ ...secret, REVALIDATE_SECONDS: '', GATEWAY_HOST: '' })).toEqual(readEnv(secret));
});

it('removes a trailing slash', () => {
  expect(readEnv({ ...secret, SITE_URL: 'https://www.example.com/' }).SITE_URL).toBe(
    'https://www.example.com',
  );
});

it('throws a sentence of its own for a secret that is missing', () => {
  expect(() => readEnv({})).toThrow(
    'The setting GATEWAY_SECRET is wrong: it must be set to the secret that the gateway checks signatures with.',
  );
});

it('names all settings that are wrong or missing, each in one sentence, and no value', () => {
  const read = () => readEnv({ GATEWAY_SECRET: 'hunter2', SITE_URL: 'www', REVALIDATE_SECONDS: '1.5' });
  expect(read).toThrow(
    [
      'The setting GATEWAY_SECRET is wrong: it must have at least 16 characters.',
      'The setting REVALIDATE_SECONDS is wrong: it must be a whole number from 1 to 86400.',
      'The setting SITE_URL is wrong: it must be an address such as https://www.example.com, without a path.',
    ].join('\n'),
  );
  expect(read).not.toThrow(/hunter2|www is/);
});

it.each([
  ['example.com', 'https://www.example.com', 'https://gateway.example.com', true],
  ['shop.example.co.uk', 'https://shop.example.co.uk', 'https://gateway.shop.example.co.uk', true],
  ['Example.com', 'https://example.com', 'https://a.b.example.com', true],
  ['example.com', 'https://www.example.com', 'https://gateway.example.org', false],
  ['example.com', 'https://www.example.org', 'https://gateway.example.com', false],
  ['example.com', 'https://www.notexample.com', 'https://gateway.example.com', false],
  ['www.example.com', 'https://www.example.com', 'https://gateway.example.com', false],
  ['example.com', '', '', false],
])('a cookie domain %s for %s and %s: %s', (COOKIE_DOMAIN, SITE_URL, GATEWAY_HOST, isGood) => {
  const read = () => readEnv({ ...secret, COOKIE_DOMAIN, SITE_URL, GATEWAY_HOST });
  if (isGood) expect(read().COOKIE_DOMAIN).toBe(COOKIE_DOMAIN);
  else
    expect(read).toThrow(
      'The setting COOKIE_DOMAIN is wrong: it must be a domain that the hosts of both SITE_URL and GATEWAY_HOST belong to.',
    );
});

/** Settings that are off without a value. */
const optional = new Set(['LOG_FORMAT', 'OTEL_EXPORTER_OTLP_ENDPOINT']);

it('leaves a setting undefined only where that turns something off', () => {
  const settings = readEnv(secret);
  const without = Object.keys(envSchema.shape).filter((name) => settings[name as keyof Env] === undefined);
  expect(new Set(without)).toEqual(optional);
});

/** A value of another form for every setting that has one. */
const wrong: Record<string, string[]> = {
  GATEWAY_HOST: ['gateway', 'https://gateway.example.com/path', 'https://', 'javascript:alert(1)'],
  GATEWAY_SECRET: ['short', 'fifteen-letters'],
  GATEWAY_SIGNATURE: ['sha1', 'SHA256'],
  GATEWAY_TIMEOUT_MS: ['99', '30001', 'soon', '1e9', '-1'],
  RENDER_DEADLINE_MS: ['99', '30001', '5s'],
  ARRIVAL_DEADLINE_MS: ['99', '10001', 'NaN'],
  REVALIDATE_SECONDS: ['0', '86401', '1.5', 'Infinity'],
  REDIS_URL: ['localhost:6379', 'http://redis.example.com', 'redis://'],
  SITE_URL: ['www.example.com', 'https://www.example.com/site', 'https://www.example.com?a'],
  SITE_TRUSTED_HOPS: ['-1', '11', 'yes'],
  COOKIE_DOMAIN: [
    ...['.example.com', 'example.com; Secure', 'localhost', 'com', 'co.uk', 'github.io', 'vercel.app'],
    ...['192.0.2.1', '[2001:db8::1]', 'www.example.com:3000', 'https://example.com'],
  ],
  MOBILE_SITE_URL: ['on', 'https://m.example.com/start'],
  SECURITY_CONTACT: ['security@example.com', 'http://example.com'],
  CAPTCHA_SCRIPT_URL: ['https://example.com', 'https://example.com/a.js;b', '/a.js'],
  VIDEO_SOURCE_TEMPLATE: ['https://example.com/{appID}', '{appID}/{fileID}'],
  STATISTICS_SCRIPT_URL: ['https://example.com/a.js?b', 'a.js'],
  PROMOTION_TIME_ZONE: ['Berlin', 'Europe/Nowhere'],
  LOG_FORMAT: ['xml'],
  DRAIN_SECONDS: ['-1', '61', 'long'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['localhost:4318', 'grpc://localhost'],
  OTEL_METRIC_EXPORT_INTERVAL: ['99', '1m'],
};
const cases = Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value]));

it.each(cases)('refuses %s=%s', (name = '', value = '') => {
  expect(() => readEnv({ ...secret, [name]: value })).toThrow(
    new RegExp(`^The setting ${name} is wrong: it must [^\\n]+\\.$`),
  );
});

it('refuses some value of every setting that is no free text', () => {
  const impossible = '\0';
  const checked = Object.entries(envSchema.shape).filter(([, form]) => !form.safeParse(impossible).success);
  expect(new Set(checked.map(([name]) => name))).toEqual(new Set(Object.keys(wrong)));
});

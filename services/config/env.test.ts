import { readFileSync } from 'node:fs';

import { envSchema, readEnv } from './env';

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

it.each([
  [
    {},
    'The setting GATEWAY_SECRET is wrong: it must be set to the secret that the gateway checks signatures with.',
  ],
  [{ GATEWAY_SECRET: 'short' }, 'The setting GATEWAY_SECRET is wrong: it must have at least 16 characters.'],
  [{ ...secret, GATEWAY_HOST: 'gateway' }, /^The setting GATEWAY_HOST is wrong: it must be an address/],
  [{ ...secret, GATEWAY_HOST: 'ftp://gateway.example.com' }, /^The setting GATEWAY_HOST is wrong/],
  [
    { ...secret, SITE_URL: 'https://www.example.com/site' },
    /^The setting SITE_URL is wrong.*without a path\.$/,
  ],
  [
    { ...secret, REVALIDATE_SECONDS: '0' },
    /^The setting REVALIDATE_SECONDS is wrong: it must be a whole number/,
  ],
  [
    { ...secret, RENDER_DEADLINE_MS: 'soon' },
    /^The setting RENDER_DEADLINE_MS is wrong: it must be a whole number/,
  ],
  [{ ...secret, MOBILE_SITE_URL: 'https://m.example.com/start' }, /^The setting MOBILE_SITE_URL is wrong/],
  [{ ...secret, REDIS_URL: 'localhost:6379' }, /^The setting REDIS_URL is wrong: it must be an address/],
  [{ ...secret, GATEWAY_SIGNATURE: 'sha1' }, /^The setting GATEWAY_SIGNATURE is wrong/],
])('throws a one-sentence error for %j', (environment, sentence) => {
  expect(() => readEnv(environment)).toThrow(sentence);
});

it('matches .env.example for every variable', () => {
  const file = readFileSync('.env.example', 'utf8');
  const [, site = ''] = /## The site\n([\s\S]*?)(?=\n## |$)/.exec(file) ?? [];
  const written = [...site.matchAll(/^# (.+)\n# ([A-Z_]+)=(.*)$/gm)].map(([, meaning, name, fallback]) => ({
    name,
    fallback: fallback?.replace(/^"(.*)"$/, '$1'),
    meaning,
  }));
  const variables = Object.entries(envSchema.shape).map(([name, variable]) => ({
    name,
    fallback: String(variable.safeParse(undefined).data ?? ''),
    meaning: variable.description ?? '',
  }));
  expect(written).toEqual(variables);
});

import { createHash } from 'node:crypto';

import i18nConfig from '../../next-i18next.config';
import nextConfig from '../../next.config';
import { defaultLocale, locales } from '../domain/locale/locale';
import { earlyScript } from './earlyScript';
import { captchaPath, mediaPath } from './paths';

const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
});

async function configOf(phase: string, settings: Record<string, string> = {}) {
  process.env = { ...environment, ...settings };
  const config = nextConfig(phase);
  const [rule] = (await config.headers?.()) ?? [];
  const header = (key: string) => rule?.headers.find((candidate) => candidate.key === key)?.value;
  return { config, rule, header };
}
/** By its hash: the text that every page has. */
const inlineScript = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
const server = 'phase-production-server';
const https = { SITE_URL: 'https://www.example.com', GATEWAY_HOST: 'https://gateway.example.com' };

it('sets the security headers on every route', async () => {
  const { rule, header } = await configOf(server, https);
  expect(rule).toMatchObject({ source: '/:path*', locale: false });
  expect(header('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  expect(header('X-Content-Type-Options')).toBe('nosniff');
  expect(header('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(header('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
  expect(header('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(header('Content-Security-Policy')).toBe(
    `default-src 'none'; script-src 'self' ${inlineScript} https://gateway.example.com/captcha/widget.js; style-src 'self' 'unsafe-inline'; ` +
      "img-src 'self' data: https://gateway.example.com; font-src 'self'; " +
      "connect-src 'self' https://gateway.example.com; media-src 'self' blob: data: https://gateway.example.com; " +
      "worker-src 'self' blob:; manifest-src 'self'; object-src 'none'; base-uri 'none'; " +
      "form-action 'self' https://gateway.example.com; frame-ancestors 'none'; upgrade-insecure-requests",
  );
});

it('does not upgrade requests on an http site, and allows eval only in development', async () => {
  const plain = (await configOf(server, { SITE_URL: 'http://localhost:3000' })).header(
    'Content-Security-Policy',
  );
  expect(plain).not.toContain('upgrade-insecure-requests');
  expect(plain).not.toContain('unsafe-eval');
  const development = (await configOf('phase-development-server')).header('Content-Security-Policy');
  expect(development).toMatch(/script-src 'self' \S+ \S+ 'unsafe-eval'/);
});

it('allows the captcha from the configured origin', async () => {
  const elsewhere = 'https://captcha.example.org/v2/slider.js';
  const policy = (await configOf(server, { ...https, CAPTCHA_SCRIPT_URL: elsewhere })).header(
    'Content-Security-Policy',
  );
  expect(policy).toContain(`script-src 'self' ${inlineScript} ${elsewhere};`);
  expect(policy).toContain("connect-src 'self' https://gateway.example.com https://captcha.example.org;");
});

it('allows videos from the configured origin', async () => {
  const template = 'https://video.example.org/{appID}/{fileID}.m3u8';
  const { header } = await configOf(server, { ...https, VIDEO_SOURCE_TEMPLATE: template });
  const elsewhere = 'https://gateway.example.com https://video.example.org;';
  expect(header('Content-Security-Policy')).toContain(`connect-src 'self' ${elsewhere}`);
  expect(header('Content-Security-Policy')).toContain(`media-src 'self' blob: data: ${elsewhere}`);
});

it('allows a configured statistics script and its requests', async () => {
  const elsewhere = 'https://statistics.example.org/s.js';
  const policy = (await configOf(server, { ...https, STATISTICS_SCRIPT_URL: elsewhere })).header(
    'Content-Security-Policy',
  );
  expect(policy).toContain(`/captcha/widget.js ${elsewhere};`);
  expect(policy).toContain("connect-src 'self' https://gateway.example.com https://statistics.example.org;");
});

it('allows the gateway’s own captcha by default', async () => {
  const { header } = await configOf(server, https);
  expect(header('Content-Security-Policy')).toContain(` https://gateway.example.com${captchaPath};`);
});

it('optimises only images of the media library, and allows a local IP only for a local gateway', async () => {
  const far = (await configOf(server, https)).config;
  expect(far.images?.remotePatterns).toEqual([
    { protocol: 'https', hostname: 'gateway.example.com', port: '', pathname: `${mediaPath}**`, search: '' },
  ]);
  expect(far.images?.dangerouslyAllowLocalIP).toBe(false);
  const near = (await configOf(server, { GATEWAY_HOST: 'http://127.0.0.1:4000' })).config;
  expect(near.images?.dangerouslyAllowLocalIP).toBe(true);
});

it('has the languages of the site', () => {
  expect(i18nConfig.i18n).toEqual({ locales: [...locales], defaultLocale, localeDetection: false });
});

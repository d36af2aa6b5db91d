import i18nConfig from '../../next-i18next.config';
import nextConfig from '../../next.config';
import { defaultLocale, locales } from '../domain/locale/locale';
import { mediaPath } from './paths';

const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
});

function configOf(phase: string, settings: Record<string, string> = {}) {
  process.env = { ...environment, ...settings };
  return nextConfig(phase);
}
const server = 'phase-production-server';
const https = { SITE_URL: 'https://www.example.com', GATEWAY_HOST: 'https://gateway.example.com' };

it('optimises only images of the media library, and allows a local IP only for a local gateway', () => {
  const far = configOf(server, https);
  expect(far.images?.remotePatterns).toEqual([
    { protocol: 'https', hostname: 'gateway.example.com', port: '', pathname: `${mediaPath}**`, search: '' },
  ]);
  expect(far.images?.dangerouslyAllowLocalIP).toBe(false);
  const near = configOf(server, { GATEWAY_HOST: 'http://127.0.0.1:4000' });
  expect(near.images?.dangerouslyAllowLocalIP).toBe(true);
});

it('has the languages of the site', () => {
  expect(i18nConfig.i18n).toEqual({ locales: [...locales], defaultLocale, localeDetection: false });
});

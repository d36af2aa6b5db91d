import { createHash } from 'node:crypto';

import { earlyScript } from './earlyScript';
import { headerSettings, previewHeaders, securityHeaders } from './securityHeaders';

const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
});

const csp = 'Content-Security-Policy';
/** The headers with these settings, by name. */
function headersOf(settings: Record<string, string>, isDevelopment = false) {
  process.env = { ...environment, ...settings };
  const headers = securityHeaders(headerSettings(isDevelopment));
  return (name: string) => headers.find(({ key }) => key === name)?.value;
}
/** By its hash: the text that every page has. */
const inlineScript = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
const https = { SITE_URL: 'https://www.example.com', GATEWAY_HOST: 'https://gateway.example.com' };

it('names the security headers of every answer', () => {
  const header = headersOf(https);
  expect(header('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  expect(header('X-Content-Type-Options')).toBe('nosniff');
  expect(header('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(header('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
  expect(header('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(header(csp)).toBe(
    `default-src 'none'; script-src 'self' ${inlineScript} https://gateway.example.com/captcha/widget.js; style-src 'self' 'unsafe-inline'; ` +
      "img-src 'self' data: https://gateway.example.com; font-src 'self'; " +
      "connect-src 'self' https://gateway.example.com; media-src 'self' blob: data: https://gateway.example.com; " +
      "worker-src 'self' blob:; manifest-src 'self'; object-src 'none'; base-uri 'none'; " +
      "form-action 'self' https://gateway.example.com; frame-ancestors 'none'; upgrade-insecure-requests",
  );
});

it('does not upgrade requests on an http site, and allows eval only in development', () => {
  const plain = headersOf({ SITE_URL: 'http://localhost:3000' })(csp);
  expect(plain).not.toContain('upgrade-insecure-requests');
  expect(plain).not.toContain('unsafe-eval');
  const development = headersOf({}, true)(csp);
  expect(development).toMatch(/script-src 'self' \S+ \S+ 'unsafe-eval'/);
});

it('allows the captcha from the configured origin', () => {
  const elsewhere = 'https://captcha.example.org/v2/slider.js';
  const policy = headersOf({ ...https, CAPTCHA_SCRIPT_URL: elsewhere })(csp);
  expect(policy).toContain(`script-src 'self' ${inlineScript} ${elsewhere};`);
  expect(policy).toContain("connect-src 'self' https://gateway.example.com https://captcha.example.org;");
});

it('allows videos from the configured origin', () => {
  const template = 'https://video.example.org/{appID}/{fileID}.m3u8';
  const header = headersOf({ ...https, VIDEO_SOURCE_TEMPLATE: template });
  const elsewhere = 'https://gateway.example.com https://video.example.org;';
  expect(header(csp)).toContain(`connect-src 'self' ${elsewhere}`);
  expect(header(csp)).toContain(`media-src 'self' blob: data: ${elsewhere}`);
});

it('allows a configured statistics script and its requests', () => {
  const elsewhere = 'https://statistics.example.org/s.js';
  const policy = headersOf({ ...https, STATISTICS_SCRIPT_URL: elsewhere })(csp);
  expect(policy).toContain(`/captcha/widget.js ${elsewhere};`);
  expect(policy).toContain("connect-src 'self' https://gateway.example.com https://statistics.example.org;");
});

it('allows the CMS alone to show a preview in a frame, and no search engine to list it', () => {
  process.env = { ...environment, ...https };
  const headers = Object.fromEntries(
    previewHeaders(headerSettings(false)).map(({ key, value }) => [key, value]),
  );
  expect(headers[csp]).toContain('frame-ancestors https://gateway.example.com;');
  expect(headers['X-Robots-Tag']).toBe('noindex');
});

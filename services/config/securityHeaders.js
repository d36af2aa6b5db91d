const { createHash } = require('node:crypto');

const { earlyScript } = require('./earlyScript');

/** The path of the captcha's script on the gateway host (`captchaPath` in services/config/paths.ts). */
const captchaPath = '/captcha/widget.js';
const oneYear = 31_536_000;
/** The one inline script of every page. */
const inlineScript = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;

function contentSecurityPolicy({ gateway, captcha, films, statistics, isHttps, isDevelopment, frames }) {
  const scripts = [captcha, ...statistics];
  const hosts = [...new Set([gateway, films, ...scripts.map(({ origin }) => origin)])].join(' ');
  const directives = {
    'default-src': "'none'",
    // Hot reload evaluates code; a build never does.
    'script-src': `${["'self'", inlineScript, ...scripts].join(' ')}${isDevelopment ? " 'unsafe-eval'" : ''}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data: ${gateway}`,
    'font-src': "'self'",
    'connect-src': `'self' ${hosts}${isDevelopment ? ' ws:' : ''}`,
    'media-src': `'self' blob: data: ${[...new Set([gateway, films])].join(' ')}`,
    'worker-src': "'self' blob:",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': `'self' ${gateway}`,
    'frame-ancestors': frames ?? "'none'",
    ...(isHttps && { 'upgrade-insecure-requests': '' }),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}

const securityHeaders = (settings) => [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy(settings) },
  { key: 'Strict-Transport-Security', value: `max-age=${oneYear}; includeSubDomains` },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** A draft is for one browser alone; the CMS shows it beside its form. */
const previewHeaders = (settings) => [
  {
    key: 'Content-Security-Policy',
    value: contentSecurityPolicy({ ...settings, frames: settings.gateway }),
  },
  { key: 'X-Robots-Tag', value: 'noindex' },
];

/** The address in a setting. Next reads its configuration before the start checks the settings and names wrong ones (env.ts). */
const addressIn = (name, otherwise) =>
  new URL(URL.canParse(process.env[name] ?? '') ? process.env[name] : otherwise);

/** The settings of the headers; a build and the server that serves it have the same. @param {boolean} isDevelopment */
function headerSettings(isDevelopment) {
  const host = addressIn('GATEWAY_HOST', 'http://localhost:4000');
  return {
    gateway: host.origin,
    captcha: addressIn('CAPTCHA_SCRIPT_URL', `${host.origin}${captchaPath}`),
    films: addressIn('VIDEO_SOURCE_TEMPLATE', host).origin,
    statistics: URL.canParse(process.env.STATISTICS_SCRIPT_URL ?? '')
      ? [new URL(process.env.STATISTICS_SCRIPT_URL)]
      : [],
    isHttps: addressIn('SITE_URL', 'http://localhost:3000').protocol === 'https:',
    isDevelopment,
  };
}

module.exports = { headerSettings, previewHeaders, securityHeaders };

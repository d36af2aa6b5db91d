const { PHASE_DEVELOPMENT_SERVER } = require('next/constants');

const { i18n } = require('./next-i18next.config');

/** Where the media library keeps its files (`mediaPath` in services/config/paths.ts). */
const mediaPath = '/cms-api/media/file/';
/** Where the gateway has its captcha's script (`captchaPath` in services/config/paths.ts). */
const captchaPath = '/captcha/widget.js';
const oneYear = 31_536_000;

const isLoopback = ({ hostname }) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

function contentSecurityPolicy({ gateway, captcha, films, statistics, isHttps, isDevelopment, frames }) {
  const scripts = [captcha, ...statistics];
  const hosts = [...new Set([gateway, films, ...scripts.map(({ origin }) => origin)])].join(' ');
  const directives = {
    'default-src': "'none'",
    // Hot reload evaluates code; a build never does.
    'script-src': `'self' ${scripts.join(' ')}${isDevelopment ? " 'unsafe-eval'" : ''}`,
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

/** Next's own cookies of a preview. Anybody can send them: what depends on them must reach no cache. */
const previewCookies = ['__prerender_bypass', '__next_preview_data'];
const neverCached = [{ key: 'Cache-Control', value: 'private, no-store' }];

/** A preview whose cookies are ours (services/pages/arrival/requestStart.ts). */
const verifiedPreview = { type: 'header', key: 'x-preview-mode', value: 'verified' };

/** A draft is for one browser alone; the CMS shows it beside its form. */
const previewHeaders = (settings) => [
  {
    key: 'Content-Security-Policy',
    value: contentSecurityPolicy({ ...settings, frames: settings.gateway }),
  },
  { key: 'X-Robots-Tag', value: 'noindex' },
];

/**
 * The gateway's address ends up in headers and image rules, so a build is made for one gateway.
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
module.exports = (phase) => {
  const host = new URL(process.env.GATEWAY_HOST || 'http://localhost:4000');
  const siteUrl = process.env.SITE_URL || 'http://localhost:3000';
  const settings = {
    gateway: host.origin,
    captcha: new URL(process.env.CAPTCHA_SCRIPT_URL || `${host.origin}${captchaPath}`),
    films: new URL(process.env.VIDEO_SOURCE_TEMPLATE || host).origin,
    statistics: process.env.STATISTICS_SCRIPT_URL ? [new URL(process.env.STATISTICS_SCRIPT_URL)] : [],
    isHttps: siteUrl.startsWith('https:'),
    isDevelopment: phase === PHASE_DEVELOPMENT_SERVER,
  };
  return {
    i18n,
    // Tests build apart from what npm start serves.
    distDir: process.env.NEXT_DIST_DIR || '.next',
    // What Next remembers of pages, and what the CMS is told of them (docs/decisions/0017).
    cacheHandler: require.resolve('./services/pages/freshness/pageCache.js'),
    reactStrictMode: true,
    poweredByHeader: false,
    compiler: { styledComponents: true },
    // The gateway's own app has its own.
    outputFileTracingRoot: __dirname,
    images: {
      remotePatterns: [
        {
          protocol: host.protocol === 'https:' ? 'https' : 'http',
          hostname: host.hostname,
          port: host.port,
          pathname: `${mediaPath}**`,
          search: '',
        },
      ],
      localPatterns: [],
      // Next refuses private addresses; the embedded gateway has one.
      dangerouslyAllowLocalIP: isLoopback(host),
      maximumRedirects: 0,
      maximumResponseBody: 20_000_000,
      maximumDiskCacheSize: 500_000_000,
      minimumCacheTTL: 86_400,
      qualities: [75],
      contentDispositionType: 'attachment',
      contentSecurityPolicy: "script-src 'none'; frame-src 'none'; sandbox;",
    },
    headers: () =>
      Promise.resolve([
        { source: '/:path*', locale: false, headers: securityHeaders(settings) },
        ...previewCookies.map((key) => ({
          source: '/:path*',
          locale: false,
          has: [{ type: 'cookie', key }],
          headers: neverCached,
        })),
        { source: '/:path*', locale: false, has: [verifiedPreview], headers: previewHeaders(settings) },
      ]),
  };
};

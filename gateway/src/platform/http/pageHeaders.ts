interface Settings {
  nonce: string;
  siteUrl: string;
  isHttps: boolean;
  isDevelopment: boolean;
}

/** Sources of every page: its own parts, and by nonce the inline scripts of Next. */
const sources = ({ nonce, isDevelopment }: Settings) => ({
  'default-src': "'none'",
  // Hot reload evaluates code and adds styles; a build does neither.
  'script-src': `'self' 'nonce-${nonce}'${isDevelopment ? " 'unsafe-eval'" : ''}`,
  'style-src': isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': `'self'${isDevelopment ? ' ws:' : ''}`,
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
});

/** Headers of a page, besides those of every answer (next.config.mjs). It differs by who asks, so no cache keeps it. */
const headersWith = (policy: Record<string, string>, { isHttps }: Settings) => ({
  'Content-Security-Policy': [
    ...Object.entries(policy).map(([name, value]) => `${name} ${value}`),
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cache-Control': 'private, no-store',
});

/** A form may end on the site, because browsers hold redirects after it to `form-action` too. */
export const visitorHeaders = (settings: Settings): Record<string, string> =>
  headersWith(
    { ...sources(settings), 'form-action': `'self' ${settings.siteUrl}`, 'frame-ancestors': "'none'" },
    settings,
  );

/** The admin shows the site in the frame of the preview, and images before they are uploaded. */
export const adminHeaders = (settings: Settings): Record<string, string> => ({
  ...headersWith(
    {
      ...sources(settings),
      // Payload's components place menus and columns by style attributes.
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'font-src': "'self' data:",
      'media-src': "'self'",
      'frame-src': `'self' ${settings.siteUrl}`,
      'worker-src': "'self' blob:",
      'form-action': "'self'",
      'frame-ancestors': "'self'",
    },
    settings,
  ),
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Robots-Tag': 'noindex, nofollow',
});

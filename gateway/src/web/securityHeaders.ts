interface Settings {
  nonce: string;
  siteUrl: string;
  isHttps: boolean;
  isDevelopment: boolean;
}

/**
 * The sources that a page for visitors may load: its own scripts, and by nonce the inline
 * ones of Next and the styles of styled-components. A form may end on the site,
 * because browsers hold redirects after it to `form-action` too.
 */
export function contentSecurityPolicy({ nonce, siteUrl, isHttps, isDevelopment }: Settings): string {
  const directives: Record<string, string> = {
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
    'form-action': `'self' ${siteUrl}`,
    'frame-ancestors': "'none'",
  };
  const policy = Object.entries(directives).map(([name, value]) => `${name} ${value}`);
  return [...policy, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** Headers of every page for visitors, error pages included. They differ by visitor, so no cache keeps them. */
export const securityHeaders = (settings: Settings): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(settings),
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cache-Control': 'private, no-store',
});

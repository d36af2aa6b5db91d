interface Settings {
  nonce: string;
  siteUrl: string;
  isHttps: boolean;
  isDevelopment: boolean;
}

/** The policy of a page of the admin: it loads its own parts, and the site in the frame of the preview. */
export function adminPolicy({ nonce, siteUrl, isHttps, isDevelopment }: Settings): string {
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    // Payload's components place menus and columns by style attributes.
    'style-src': "'self' 'unsafe-inline'",
    // An image is shown before it is uploaded.
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'connect-src': `'self'${isDevelopment ? ' ws:' : ''}`,
    'media-src': "'self'",
    'frame-src': `'self' ${siteUrl}`,
    'worker-src': "'self' blob:",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  };
  const policy = Object.entries(directives).map(([name, value]) => `${name} ${value}`);
  return [...policy, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** Headers of every page of the admin, besides those of every answer (next.config.mjs). */
export const adminHeaders = (settings: Settings): Record<string, string> => ({
  'Content-Security-Policy': adminPolicy(settings),
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'private, no-store',
});

import { routeKinds } from '@/shared/server/telemetry/routeKinds';

/** The kind of a request to the site, one of eight words; takes the URL as it was sent. */
export const routeKind = routeKinds(
  [
    [/^\/(healthz|readyz)$/, 'probe'],
    [/^\/api\/gateway\//, 'call'],
    [/^\/api\//, 'api'],
    [/^\/_next\/data\//, 'data'],
    [/^\/_next\/image$/, 'image'],
    [/^\/_next\//, 'asset'],
    [/\.(ico|svg|png|webmanifest|txt|xml)$/, 'file'],
  ],
  'page',
);

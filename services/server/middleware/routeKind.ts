import { routeKinds } from '@/contract/server/telemetry/routeKinds';

/** What a request asks the site for, in one of eight words; `url` as it was sent. */
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

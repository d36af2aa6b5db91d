import { routeKinds } from '@/shared/server/telemetry/routeKinds';

/** The kind of a request to the gateway, one of seven words; takes the URL as it was sent. */
export const routeKind = routeKinds(
  [
    [/^\/(healthz|readyz)$/, 'probe'],
    [/^\/cms-api(\/|$)/, 'cms'],
    [/^\/admin(\/|$)/, 'admin'],
    [/^\/(user|workPlace|page)(\/|$)/, 'page'],
    [/^\/$/, 'page'],
    [/^\/(_next|films|brand|blocks|guide)\/|^\/mark\.svg$/, 'file'],
    [/^\/captcha\//, 'captcha'],
  ],
  'call',
);

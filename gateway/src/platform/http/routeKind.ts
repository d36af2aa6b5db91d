import { routeKinds } from '@/contract/server/telemetry/routeKinds';

/** What a request asks the gateway for, in one of seven words; `url` as it was sent. */
export const routeKind = routeKinds(
  [
    [/^\/(healthz|readyz)$/, 'probe'],
    [/^\/cms-api(\/|$)/, 'cms'],
    [/^\/admin(\/|$)/, 'admin'],
    [/^\/(user|workPlace|page)(\/|$)/, 'page'],
    [/^\/$/, 'page'],
    [/^\/(_next|films|brand|blocks|guide)\/|^\/(mark\.svg|openapi\.json)$/, 'file'],
    [/^\/captcha\//, 'captcha'],
  ],
  'call',
);

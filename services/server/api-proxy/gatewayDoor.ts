import type { NextApiHandler } from 'next';

import { env } from '@/services/config/env';
import { askLive } from '@/services/gateway/live';
import { logFault } from '@/services/server/log/logFault';

import { createDoor } from './door';

let door: ReturnType<typeof createDoor> | undefined;

/** The door with the settings of this process. */
export const gatewayDoor: NextApiHandler = (request, response) => {
  const { SITE_URL, SITE_TRUSTED_HOPS, COOKIE_DOMAIN } = env();
  door ??= createDoor({
    ask: askLive,
    siteUrl: SITE_URL,
    trustedHops: SITE_TRUSTED_HOPS,
    cookieDomain: COOKIE_DOMAIN || undefined,
    log: (error) => logFault('Live call', error),
  });
  return door(request, response);
};

import type { NextApiHandler } from 'next';

import { env } from '@/services/config/env';
import { GatewayError } from '@/services/gateway/errors';
import { askLive } from '@/services/gateway/live';

import { createDoor } from './door';

/** A failed call is one line that names no parameter; anything else is a fault of ours and needs its stack. */
function log(error: unknown) {
  const text = error instanceof GatewayError ? `${error.name}: ${error.message}` : (error as Error).stack;
  process.stderr.write(`Live call: ${text}\n`);
}

let door: ReturnType<typeof createDoor> | undefined;

/** The door with the settings of this process. */
export const gatewayDoor: NextApiHandler = (request, response) => {
  const { SITE_URL, SITE_TRUSTED_HOPS, COOKIE_DOMAIN } = env();
  door ??= createDoor({
    ask: askLive,
    siteUrl: SITE_URL,
    trustedHops: SITE_TRUSTED_HOPS,
    cookieDomain: COOKIE_DOMAIN || undefined,
    log,
  });
  return door(request, response);
};

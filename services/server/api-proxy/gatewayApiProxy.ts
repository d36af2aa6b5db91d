import type { NextApiHandler } from 'next';

import { env } from '@/services/config/env';
import { proxyCall } from '@/services/gateway/proxyCall';
import { logError } from '@/services/server/log/logError';
import { siteRedis } from '@/services/server/redis/redis';

import { createApiProxy } from './apiProxy';

let apiProxy: ReturnType<typeof createApiProxy> | undefined;

/** The API proxy with the settings of this process. */
export const gatewayApiProxy: NextApiHandler = (request, response) => {
  const { SITE_URL, SITE_TRUSTED_HOPS, COOKIE_DOMAIN } = env();
  apiProxy ??= createApiProxy({
    call: proxyCall,
    siteUrl: SITE_URL,
    trustedHops: SITE_TRUSTED_HOPS,
    cookieDomain: COOKIE_DOMAIN || undefined,
    redis: siteRedis(),
    log: (error) => logError('Live call', error),
  });
  return apiProxy(request, response);
};

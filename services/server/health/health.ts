import type { NextApiHandler } from 'next';

import { isGatewayReachable } from '@/services/gateway/reachable';

/** When this process began to serve. */
const since = new Date(Date.now() - process.uptime() * 1_000).toISOString();

/**
 * The health of this instance for the starter, load balancers and people: 200 while it serves, with the gateway or
 * without it, for pages that were rendered stay. `restarts` is how often the starter had to start it again.
 */
export const health: NextApiHandler = async (request, response) => {
  response.setHeader('Cache-Control', 'no-store');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    response.status(405).json({ code: 405, msg: 'Health is read by GET.', data: null });
    return;
  }
  const gateway = (await isGatewayReachable(Date.now())) ? 'up' : 'down';
  const data = { since, restarts: Number(process.env.RESTARTS ?? 0), gateway };
  response.status(200).json({ code: 0, msg: 'ok', data });
};

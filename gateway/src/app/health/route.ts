import { getPayload } from 'payload';

import configuration from '@payload-config';

import { isSeeded } from '../../../seed/load/seed';
import { config } from '../../platform/config/config';

export const dynamic = 'force-dynamic';

const headers = { 'Cache-Control': 'no-store' };

/** When this process began to serve. */
const since = new Date(Date.now() - process.uptime() * 1_000).toISOString();

/** 200 once the database answers and is filled, 503 before that. `restarts`: how often the starter had to start it again. */
export async function GET(): Promise<Response> {
  const ready = await isReady();
  const data = { ready, since, restarts: Number(process.env.RESTARTS ?? 0) };
  const body = ready ? { code: 0, msg: 'ok', data } : { code: 503, msg: 'not ready', data };
  return Response.json(body, { status: ready ? 200 : 503, headers });
}

async function isReady(): Promise<boolean> {
  try {
    const seeded = await isSeeded(await getPayload({ config: configuration }));
    return seeded || !config.seed;
  } catch {
    return false;
  }
}

import configuration from '@payload-config';
import { getPayload } from 'payload';

import { config } from '../../config';
import { isSeeded } from '../../seed/seed';

export const dynamic = 'force-dynamic';

const headers = { 'Cache-Control': 'no-store' };

/** 200 once the database answers and is filled, 503 before that. */
export async function GET(): Promise<Response> {
  const ready = await isReady();
  const body = ready
    ? { code: 0, msg: 'ok', data: { ready } }
    : { code: 503, msg: 'not ready', data: { ready } };
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

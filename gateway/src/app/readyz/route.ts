import { getPayload } from 'payload';

import { healthHeaders, readinessAnswer } from '@/shared/server/health';
import configuration from '@payload-config';

import { findProblems } from '../../platform/health/findProblems';

export const dynamic = 'force-dynamic';

/** 200 once the database is brought up to date and answers, 503 otherwise and during the shutdown. */
export async function GET(): Promise<Response> {
  const { status, body } = readinessAnswer(await findProblems(() => getPayload({ config: configuration })));
  return Response.json(body, { status, headers: healthHeaders });
}

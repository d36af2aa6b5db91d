import { healthAnswer, healthHeaders } from '@/shared/server/health';

export const dynamic = 'force-dynamic';

/** 200 as long as the process answers at all. */
export function GET(): Response {
  const { status, body } = healthAnswer();
  return Response.json(body, { status, headers: healthHeaders });
}

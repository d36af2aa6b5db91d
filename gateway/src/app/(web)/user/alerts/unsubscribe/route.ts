import type { NextRequest } from 'next/server';

import { pathOfLink, tokenParameter } from '../../../../../domain/accountPaths';
import { endAlert } from '../../../../../features/alerts/confirmAlert';
import { requestContext } from '../../../../../web/requestContext';

const ticketOf = ({ nextUrl }: NextRequest) => nextUrl.searchParams.get(tokenParameter) ?? '';

/** A person who follows the link sees a page with a button; nothing ends by looking. */
export async function GET(request: NextRequest): Promise<Response> {
  const { language } = await requestContext();
  return new Response(null, {
    status: 303,
    headers: { Location: pathOfLink('endAlerts', ticketOf(request), language) },
  });
}

/** A mail program's "unsubscribe" (RFC 8058): the secret in the address says enough, and no redirect follows. */
export async function POST(request: NextRequest): Promise<Response> {
  const { payload, now } = await requestContext();
  const isEnded = await endAlert(payload, ticketOf(request), now);
  return new Response(null, { status: isEnded ? 204 : 404 });
}

import { type NextRequest, NextResponse } from 'next/server';

import { env } from '@/services/config/env';
import { fileOfPath } from '@/services/config/paths';

/** Sends the reader of a file of the CMS to the gateway host, which has it. Undefined for every other address. */
export function redirectToFile({ nextUrl }: Pick<NextRequest, 'nextUrl'>): NextResponse | undefined {
  if (!fileOfPath(nextUrl.pathname)) return undefined;
  const { href } = new URL(nextUrl.pathname, env().GATEWAY_HOST);
  return NextResponse.redirect(href, { status: 307, headers: { 'Cache-Control': 'private, no-store' } });
}

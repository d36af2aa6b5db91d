import { NextResponse, type NextRequest } from 'next/server';

import { rightSpelling } from '@/services/config/spelling';

/** What the site's own files and the live calls are asked for needs no look. */
export const config = { matcher: '/((?!api/|_next/).*)' };

/** What is decided before a page is looked for. Nothing here guards anything: data are guarded where they are. */
export function proxy({ nextUrl }: NextRequest) {
  const right = rightSpelling(nextUrl.pathname);
  if (right === undefined) return NextResponse.next();
  const url = nextUrl.clone();
  url.pathname = right;
  return NextResponse.redirect(url, 308);
}

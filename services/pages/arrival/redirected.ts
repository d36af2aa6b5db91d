import { type NextRequest, NextResponse } from 'next/server';

import { env } from '@/services/config/env';
import { inLocale } from '@/services/config/paths';
import { defaultLocale, isLocale } from '@/services/domain/locale';
import { redirectAt, withQuery, type Redirect } from '@/services/domain/redirect';
import { fetchRedirects } from '@/services/gateway/redirects';
import { logFault } from '@/services/pages/logFault';

import { atHand } from './atHand';

/** Whoever waits longer for the first list would rather have the page. */
const firstWait = 1_000;

const known = atHand<Redirect[]>({
  fetch: fetchRedirects,
  empty: [],
  lifetime: () => env().REVALIDATE_SECONDS * 1_000,
  firstWait,
  onFault: (error) => logFault('Redirects', error),
});

/**
 * The answer to an address that leads elsewhere, as set in the CMS; undefined for any other. It is kept no longer than a
 * page, so that a mistake can be put right.
 */
export async function redirected({
  nextUrl,
}: Pick<NextRequest, 'nextUrl'>): Promise<NextResponse | undefined> {
  const redirect = redirectAt(await known(), nextUrl.pathname);
  if (!redirect) return undefined;
  const { to, status } = redirect;
  const locale = isLocale(nextUrl.locale) ? nextUrl.locale : defaultLocale;
  const target = to.startsWith('/') ? inLocale(withQuery(to, nextUrl.searchParams), locale) : to;
  const headers = { 'Cache-Control': `public, max-age=${Math.round(env().REVALIDATE_SECONDS)}` };
  return NextResponse.redirect(new URL(target, nextUrl.origin), { status, headers });
}

import { type NextRequest, NextResponse } from 'next/server';

import { findRedirect } from '@/contract/site/findRedirect';
import { env } from '@/services/config/env';
import { inLocale } from '@/services/config/paths';
import { withQuery } from '@/services/domain/content/redirect';
import { defaultLocale, isLocale } from '@/services/domain/locale/locale';

import { cachedRedirects } from './cachedRedirects';
import { countRedirect } from './countRedirect';

/**
 * The answer to an address that leads elsewhere, as set in the CMS; undefined for any other. Browsers ask each time, and
 * caches in between keep it no longer than a page, so that a mistake can be put right.
 */
export async function applyRedirect({
  headers: asked,
  nextUrl,
}: Pick<NextRequest, 'headers' | 'nextUrl'>): Promise<NextResponse | undefined> {
  const redirect = findRedirect(await cachedRedirects(), nextUrl.pathname);
  if (!redirect) return undefined;
  const { from, to, status } = redirect;
  // A redirect that a browser fetches ahead has not been followed so far.
  const purpose = asked.get('sec-purpose') ?? asked.get('purpose') ?? '';
  if (!purpose.includes('prefetch')) countRedirect(from);
  const locale = isLocale(nextUrl.locale) ? nextUrl.locale : defaultLocale;
  const target = to.startsWith('/') ? inLocale(withQuery(to, nextUrl.searchParams), locale) : to;
  const seconds = Math.round(env().REVALIDATE_SECONDS);
  const headers = { 'Cache-Control': `public, max-age=0, s-maxage=${seconds}` };
  return NextResponse.redirect(new URL(target, nextUrl.origin), { status, headers });
}

import { type NextRequest, NextResponse } from 'next/server';

import { mobileSite } from '@/services/config/mobileSite';
import { articleAliasOf, paths } from '@/services/config/paths';
import { rightSpelling } from '@/services/config/spelling';
import { mobileAddress } from '@/services/domain/locale/mobileSite';
import { isCrawler, isMobile } from '@/services/domain/locale/userAgent';
import { isPageRequest } from '@/services/domain/visits/pageRequest';

import { applyRedirect } from './applyRedirect';
import { countryPrices } from './countryPrices';
import { detectLocale, isFromOurPage, requestedLocale } from './detectLocale';
import { previewModeHeader } from './requestHeaders';
import { resolveChannelPage } from './resolveChannelPage';

/** Next's own cookies of a preview. */
const previewCookies = ['__prerender_bypass', '__next_preview_data'];

/** A redirect that depends on the visitor must not be cached (docs/decisions/0011). */
function forThisVisitor(address: string | URL): NextResponse {
  const headers = { 'Cache-Control': 'private, no-store', Vary: 'User-Agent, Cookie, Accept-Language' };
  return NextResponse.redirect(address, { status: 307, headers });
}

/** Phones that arrive leave for the mobile site; a link there, or on one of our own pages, opens the site itself. */
function mobileAddressOf(request: NextRequest, userAgent: string): string | undefined {
  const site = isMobile(userAgent) ? mobileSite() : undefined;
  if (!site || isFromOurPage(request.headers)) return undefined;
  const { nextUrl } = request;
  return mobileAddress(site, nextUrl.pathname, nextUrl.search, requestedLocale(request));
}

async function redirectOf(request: NextRequest): Promise<NextResponse | undefined> {
  const { method, headers, nextUrl } = request;
  const userAgent = headers.get('user-agent') ?? '';
  const header = (name: string) => headers.get(name);
  // Whoever looks at a draft has asked for this page in this language.
  const isDraft = headers.get(previewModeHeader) === 'verified';
  const isVisit =
    !isDraft && isPageRequest({ method, path: nextUrl.pathname, header }) && !isCrawler(userAgent);
  const at = (change: { pathname?: string; locale?: string }) => Object.assign(nextUrl.clone(), change);

  const mobile = isVisit && mobileAddressOf(request, userAgent);
  if (mobile) return forThisVisitor(mobile);

  const moved = await applyRedirect(request);
  if (moved) return moved;

  const spelling = rightSpelling(nextUrl.pathname);
  if (spelling) return NextResponse.redirect(at({ pathname: spelling }), 308);

  const alias = articleAliasOf(nextUrl.pathname);
  if (alias) return NextResponse.redirect(at({ pathname: alias }), 308);

  const prices = countryPrices(nextUrl.clone());
  if (prices) return NextResponse.redirect(prices, 308);

  // Its own answer leads home, in the language of the address.
  if (nextUrl.pathname === paths.errorUrl) return undefined;

  const page = await resolveChannelPage(nextUrl);
  if (page) return NextResponse.redirect(at({ pathname: page }), 307);

  const locale = isVisit ? await detectLocale(request) : nextUrl.locale;
  return locale === nextUrl.locale ? undefined : forThisVisitor(at({ locale }));
}

/**
 * The target of a redirect before a page is looked up; undefined if there is none. A redirect that differs by visitor is for
 * people who open a page: search engines, files, data and calls get what they ask for.
 */
export async function resolveRedirect(request: NextRequest): Promise<NextResponse | undefined> {
  const redirect = await redirectOf(request);
  // As every answer to these cookies, real or forged (normaliseRequests.ts).
  if (previewCookies.some((name) => request.cookies.has(name)))
    redirect?.headers.set('Cache-Control', 'private, no-store');
  return redirect;
}

import { randomBytes } from 'node:crypto';

import { NextResponse, type NextRequest } from 'next/server';

import { accountPaths } from './domain/accountPaths';
import {
  languageCookie,
  languageCookieSeconds,
  languageParameter,
  detectLanguage,
} from './domain/detectLanguage';
import { isContentLanguage } from './domain/languages';
import { findCountry } from './features/visits/findCountry';
import { config as settings } from './platform/config/config';
import { isReadableForm } from './platform/http/isReadableForm';
import { mayWrite } from './platform/http/mayWrite';
import { isFile, methodsOf } from './platform/http/methodsOf';
import { adminHeaders, visitorHeaders } from './platform/http/pageHeaders';
import { clientAddress } from './platform/http/socketAddress';
import { contextHeaders } from './web/contextHeaders';

/** Browsers never send such a form; its language is not worth reading. */
const unreadable = 'This form cannot be read. Dieses Formular ist nicht lesbar.';
const isHttps = settings.publicUrl.startsWith('https:');

/** Settings that the policies of all pages depend on. */
const policySettings = () => ({
  nonce: randomBytes(16).toString('base64'),
  siteUrl: settings.siteUrl,
  isHttps,
  isDevelopment: process.env.NODE_ENV === 'development',
});

/** Answers the page with these headers. Next gives the nonce that it finds in the policy to its own scripts. */
function withHeaders(request: NextRequest, secured: Record<string, string>, told: Record<string, string>) {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(told)) headers.set(name, value);
  headers.set('Content-Security-Policy', secured['Content-Security-Policy'] ?? '');
  const response = NextResponse.next({ request: { headers } });
  for (const [name, value] of Object.entries(secured)) response.headers.set(name, value);
  return response;
}

/**
 * Before every page and file: its methods; of pages the headers, and of pages for visitors the language. Nothing is decided here about who may see
 * what; pages and actions ask for the login themselves. Actions come from pages of this host alone; what ends alerts is no action.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const methods = methodsOf(pathname);
  if (!methods.includes(request.method))
    return new NextResponse(null, { status: 405, headers: { Allow: methods.join(', ') } });
  // Mail programs send it from wherever they are; the secret in its address says enough, and it reads no cookie.
  const isFromLetter = pathname === accountPaths.unsubscribe;
  if (request.method === 'POST' && !isFromLetter && !mayWrite(request.headers, settings))
    return new NextResponse('This form is not one of this host.', { status: 403 });
  if (request.method === 'POST' && !(await isReadableForm(request)))
    return new NextResponse(unreadable, { status: 400 });
  if (isFile(pathname)) return NextResponse.next();
  const isAdmin = pathname === '/admin' || pathname.startsWith('/admin/');
  return isAdmin ? withHeaders(request, adminHeaders(policySettings()), {}) : forVisitors(request);
}

/** Whether a visitor came from a page of this host, as the links of its language switch do. */
function isFromOwnPage({ headers }: NextRequest): boolean {
  const site = headers.get('sec-fetch-site');
  return site ? site === 'same-origin' : (headers.get('referer') ?? '').startsWith(`${settings.publicUrl}/`);
}

function forVisitors(request: NextRequest): NextResponse {
  const { pathname, search, searchParams } = request.nextUrl;
  const parameter = searchParams.get(languageParameter);
  const cookie = request.cookies.get(languageCookie)?.value;
  const isKnown = [parameter, cookie].some(isContentLanguage);
  const language = detectLanguage({
    parameter,
    cookie,
    country: isKnown ? 'unknown' : findCountry(clientAddress(request.headers, settings.trustedHops)),
    acceptLanguage: request.headers.get('accept-language'),
  });
  const policy = policySettings();
  const told = {
    [contextHeaders.language]: language,
    [contextHeaders.address]: pathname + search,
    [contextHeaders.nonce]: policy.nonce,
  };
  const response = withHeaders(request, visitorHeaders(policy), told);
  response.headers.set('Content-Language', language);
  if (isContentLanguage(parameter) && parameter !== cookie) {
    response.cookies.set(languageCookie, parameter, {
      path: '/',
      domain: settings.cookieDomain,
      sameSite: 'lax',
      secure: isHttps,
      // A link from elsewhere is no choice: its language holds for this visit (decision 11).
      ...(isFromOwnPage(request) && { maxAge: languageCookieSeconds }),
    });
  }
  return response;
}

export const config = {
  matcher: [
    '/',
    '/user/:path*',
    '/workPlace',
    '/admin/:path*',
    '/mark.svg',
    '/(blocks|brand|films|guide)/:path*',
  ],
};

import { randomBytes } from 'node:crypto';

import { NextResponse, type NextRequest } from 'next/server';

import { adminHeaders } from './cms/admin/adminHeaders';
import {
  languageCookie,
  languageCookieSeconds,
  languageParameter,
  detectLanguage,
} from './domain/detectLanguage';
import { isContentLanguage } from './domain/languages';
import { config as settings } from './platform/config/config';
import { isReadableForm } from './platform/http/isReadableForm';
import { mayWrite } from './platform/http/mayWrite';
import { isFile, methodsOf } from './platform/http/methodsOf';
import { contextHeaders } from './web/contextHeaders';
import { securityHeaders } from './web/securityHeaders';

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
 * what; pages and actions ask for the login themselves. Actions come from pages of this host alone.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const methods = methodsOf(pathname);
  if (!methods.includes(request.method))
    return new NextResponse(null, { status: 405, headers: { Allow: methods.join(', ') } });
  if (request.method === 'POST' && !mayWrite(request.headers, settings))
    return new NextResponse('This form is not one of this host.', { status: 403 });
  if (request.method === 'POST' && !(await isReadableForm(request)))
    return new NextResponse(unreadable, { status: 400 });
  if (isFile(pathname)) return NextResponse.next();
  const isAdmin = pathname === '/admin' || pathname.startsWith('/admin/');
  return isAdmin ? withHeaders(request, adminHeaders(policySettings()), {}) : forVisitors(request);
}

function forVisitors(request: NextRequest): NextResponse {
  const { pathname, search, searchParams } = request.nextUrl;
  const parameter = searchParams.get(languageParameter);
  const language = detectLanguage({
    parameter,
    cookie: request.cookies.get(languageCookie)?.value,
    acceptLanguage: request.headers.get('accept-language'),
  });
  const told = { [contextHeaders.language]: language, [contextHeaders.address]: pathname + search };
  const response = withHeaders(request, securityHeaders(policySettings()), told);
  response.headers.set('Content-Language', language);
  if (isContentLanguage(parameter)) {
    response.cookies.set(languageCookie, parameter, {
      path: '/',
      maxAge: languageCookieSeconds,
      sameSite: 'lax',
      secure: isHttps,
    });
  }
  return response;
}

export const config = {
  matcher: [
    '/',
    '/user/:path*',
    '/workPlace',
    '/page/:path*',
    '/admin/:path*',
    '/mark.svg',
    '/(blocks|brand|films|guide)/:path*',
  ],
};

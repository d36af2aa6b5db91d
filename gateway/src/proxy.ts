import { randomBytes } from 'node:crypto';

import { NextResponse, type NextRequest } from 'next/server';

import { config as settings } from './config';
import {
  languageCookie,
  languageCookieSeconds,
  languageParameter,
  visitorLanguage,
} from './visitor/language';
import { isLanguage } from './visitor/languages';
import { securityHeaders } from './visitor/securityHeaders';
import { visitHeaders } from './visitor/visitHeaders';

/** Pages are read, and their forms are sent. */
const methods = ['GET', 'HEAD', 'POST'];
const isHttps = settings.publicUrl.startsWith('https:');

/**
 * Before every page for visitors: its language, its nonce and its headers. Nothing is decided here about who may see
 * what; pages and actions ask for the merchant themselves.
 */
export function proxy(request: NextRequest): NextResponse {
  if (!methods.includes(request.method))
    return new NextResponse(null, { status: 405, headers: { Allow: methods.join(', ') } });
  const { pathname, search, searchParams } = request.nextUrl;
  const nonce = randomBytes(16).toString('base64');
  const parameter = searchParams.get(languageParameter);
  const language = visitorLanguage({
    parameter,
    cookie: request.cookies.get(languageCookie)?.value,
    acceptLanguage: request.headers.get('accept-language'),
  });
  const secured = securityHeaders({
    nonce,
    siteUrl: settings.siteUrl,
    isHttps,
    isDevelopment: process.env.NODE_ENV === 'development',
  });
  const headers = new Headers(request.headers);
  headers.set(visitHeaders.language, language);
  headers.set(visitHeaders.address, pathname + search);
  // Next gives the nonce that it finds here to its own scripts.
  headers.set('Content-Security-Policy', secured['Content-Security-Policy'] ?? '');

  const response = NextResponse.next({ request: { headers } });
  for (const [name, value] of Object.entries(secured)) response.headers.set(name, value);
  response.headers.set('Content-Language', language);
  if (isLanguage(parameter)) {
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
  matcher: ['/', '/user/:path*', '/workPlace', '/page/:path*'],
};

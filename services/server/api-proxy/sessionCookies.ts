const sessionCookies = ['loginCode', 'isGWLogin'];

const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('=')).trim();

/** Of what an answer sets, the cookies of the session; no other cookie of the gateway reaches a visitor. */
export const sessionCookiesIn = (cookies: string[]): string[] =>
  cookies.filter((cookie) => sessionCookies.includes(nameOf(cookie)));

interface CookieSettings {
  isHttps: boolean;
  /** Shared with the gateway's pages; without one, cookies belong to this host alone. */
  domain: string | undefined;
}

/** Ends a session in the browser (requirements, 4): no token, and the flag says that nobody is logged in. */
export function expiredSessionCookies({ isHttps, domain }: CookieSettings): string[] {
  const common = `Path=/; SameSite=Lax${domain ? `; Domain=${domain}` : ''}${isHttps ? '; Secure' : ''}`;
  return [`loginCode=; Max-Age=0; HttpOnly; ${common}`, `isGWLogin=0; ${common}`];
}

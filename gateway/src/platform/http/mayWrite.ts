import { classifyOrigin } from './classifyOrigin';

/** Cookies of a login, at the CMS and of a merchant. */
const sessionCookie = /(?:^|;\s*)(?:__Host-)?(?:payload-token|loginCode)=[^;\s]/;

/**
 * Whether a request may change something: it comes from a page of this host, or from a client that is no browser and
 * carries no login in a cookie. Other ports, sibling domains and sandboxed frames (`Origin: null`) may not.
 */
export function mayWrite(
  headers: Pick<Headers, 'get'>,
  addresses: { siteUrl: string; publicUrl: string },
): boolean {
  const from = headers.get('sec-fetch-site');
  if (from !== null && from !== 'same-origin') return false;
  if (headers.get('origin') !== null) return classifyOrigin(headers, addresses) === 'own';
  return !sessionCookie.test(headers.get('cookie') ?? '');
}

import type { Cookie } from '../../features/accounts/cookies';
import { config } from '../../platform/config/config';

/** Seconds that a session of staff lasts after its last use. */
export const staffSessionLifetime = 8 * 60 * 60;

/**
 * Name and `Secure` of the cookie with the session of staff. `__Host-` keeps other hosts of the domain from setting it;
 * browsers accept it over https alone. Payload's `cookiePrefix` cannot say so: it also names the cookies of language and
 * theme, which are not `Secure`, and a browser would refuse them.
 */
export const sessionCookie = (publicUrl = config.publicUrl): { name: string; secure: boolean } =>
  publicUrl.startsWith('https:')
    ? { name: '__Host-payload-token', secure: true }
    : { name: 'payload-token', secure: false };

const cookie = (publicUrl: string | undefined, value: string, maxAge: number): Cookie => ({
  ...sessionCookie(publicUrl),
  value,
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge,
});

/** The cookie that holds a session of staff. */
export const staffLoggedInCookie = (token: string, publicUrl?: string): Cookie =>
  cookie(publicUrl, token, staffSessionLifetime);

/** Removes the cookie. */
export const staffLoggedOutCookie = (publicUrl?: string): Cookie => cookie(publicUrl, '', 0);

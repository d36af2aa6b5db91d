import { config } from '../../platform/config/config';

/** Seconds that a login lasts. */
export const sessionLifetime = 7 * 24 * 60 * 60;

/** As Next's own `cookies().set` takes it. */
export interface Cookie {
  name: string;
  value: string;
  httpOnly: boolean;
  sameSite: 'lax';
  path: '/';
  secure: boolean;
  domain?: string;
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
}

interface CookieSettings {
  secure: boolean;
  domain: string | undefined;
}

/** The cookie with the session's token (requirements, 9). */
export const tokenCookie = 'loginCode';
/** Tells scripts whether somebody is logged in: '0' is logged out (requirements, 4). */
const loginFlag = 'isGWLogin';

const cookie = (
  settings: CookieSettings,
  { name, value, httpOnly, maxAge }: Pick<Cookie, 'name' | 'value' | 'httpOnly' | 'maxAge'>,
): Cookie => ({
  name,
  value,
  httpOnly,
  sameSite: 'lax',
  path: '/',
  secure: settings.secure,
  ...(settings.domain && { domain: settings.domain }),
  maxAge,
});

const settingsOfProcess = (): CookieSettings => ({
  secure: config.publicUrl.startsWith('https:'),
  domain: config.cookieDomain,
});

export const loggedInCookies = (token: string, settings = settingsOfProcess()): Cookie[] => [
  cookie(settings, { name: tokenCookie, value: token, httpOnly: true, maxAge: sessionLifetime }),
  cookie(settings, { name: loginFlag, value: '1', httpOnly: false, maxAge: sessionLifetime }),
];

export const loggedOutCookies = (settings = settingsOfProcess()): Cookie[] => [
  cookie(settings, { name: tokenCookie, value: '', httpOnly: true, maxAge: 0 }),
  cookie(settings, { name: loginFlag, value: '0', httpOnly: false, maxAge: sessionLifetime }),
];

/** A `Set-Cookie` value. Names and values of ours need no encoding. */
export const toSetCookie = ({ name, value, httpOnly, path, secure, domain, maxAge }: Cookie): string =>
  [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    ...(domain ? [`Domain=${domain}`] : []),
    ...(secure ? ['Secure'] : []),
    ...(httpOnly ? ['HttpOnly'] : []),
    'SameSite=Lax',
  ].join('; ');

import { env } from './env';

/** Origin of the mobile site; undefined where phones stay, as they must where the mobile site is the site itself. */
export function mobileSite(): string | undefined {
  const { MOBILE_SITE_URL, GATEWAY_HOST, SITE_URL } = env();
  if (MOBILE_SITE_URL === 'off') return undefined;
  const { origin } = new URL(MOBILE_SITE_URL || GATEWAY_HOST);
  return origin === SITE_URL ? undefined : origin;
}

import type { NextRequest } from 'next/server';

import { env } from '@/services/config/env';
import { mobileSite } from '@/services/config/mobileSite';
import { defaultLocale, isLocale, type Locale } from '@/services/domain/locale/locale';
import { visitorLanguage } from '@/services/domain/locale/visitorLanguage';
import { hasInternalReferrer } from '@/services/domain/visits/pageRequest';
import { fetchVisitorCountry } from '@/services/gateway/visitors';
import { clientAddress } from '@/services/server/clientAddress';
import { logError } from '@/services/server/log/logError';

import { socketAddressHeader } from './requestHeaders';

type Visit = Pick<NextRequest, 'headers' | 'cookies' | 'nextUrl'>;

async function countryOf(headers: Headers): Promise<string | undefined> {
  const connection = {
    headers: { 'x-forwarded-for': headers.get('x-forwarded-for') ?? undefined },
    socket: { remoteAddress: headers.get(socketAddressHeader) ?? undefined },
  };
  const address = clientAddress(connection, env().SITE_TRUSTED_HOPS);
  try {
    return await fetchVisitorCountry({ locale: defaultLocale, visitorAddress: address });
  } catch (error) {
    logError('Language of a first visit', error);
    return undefined;
  }
}

/** Whether a link on the site, the gateway's pages or the mobile site has led here. */
export function isFromOurPage(headers: Headers): boolean {
  const { SITE_URL, GATEWAY_HOST } = env();
  return hasInternalReferrer((name) => headers.get(name), [SITE_URL, GATEWAY_HOST, mobileSite() ?? SITE_URL]);
}

/**
 * The language that the request itself says (requirements, 4 and 9): that of an address with a language in it and that
 * of a link on our own pages, or else the one chosen before; undefined for a first visit.
 */
export function requestedLocale({ headers, cookies, nextUrl }: Visit): Locale | undefined {
  const asked = isLocale(nextUrl.locale) ? nextUrl.locale : defaultLocale;
  if (asked !== defaultLocale || isFromOurPage(headers)) return asked;
  const chosen = cookies.get('i18n_redirected')?.value;
  return isLocale(chosen) ? chosen : undefined;
}

/** The language that somebody who opens a page is to have: the one that is requested, or else one by country and browser. */
export async function detectLocale(visit: Visit): Promise<Locale> {
  return (
    requestedLocale(visit) ??
    visitorLanguage({
      country: await countryOf(visit.headers),
      acceptLanguage: visit.headers.get('accept-language'),
    })
  );
}

import Cookies from 'js-cookie';

import type { Locale } from '@/services/domain/locale/locale';

const name = 'i18n_redirected';

/**
 * Keeps a visitor's choice of language for 365 days (requirements, 9); the proxy reads it. `domain` is the one that site
 * and gateway share, empty where they share none.
 */
export function saveLocale(locale: Locale, domain: string) {
  // A choice of this host alone, from before the domain was set, would stand beside the new one.
  if (domain) Cookies.remove(name, { path: '/' });
  Cookies.set(name, locale, {
    expires: 365,
    path: '/',
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
    ...(domain && { domain }),
  });
}

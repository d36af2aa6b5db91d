import Cookies from 'js-cookie';

import type { Locale } from '@/services/domain/locale/locale';

/** Keeps a visitor's choice of language for 365 days (requirements, 9); the proxy reads it. */
export function saveLocale(locale: Locale) {
  Cookies.set('i18n_redirected', locale, {
    expires: 365,
    path: '/',
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
  });
}

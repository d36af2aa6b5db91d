import type { NextPageContext } from 'next';
import type { SSRConfig } from 'next-i18next/pages';

import { defaultLocale, isLocale, type Locale } from '@/services/domain/locale';
import { type PageError, toPageError } from '@/services/domain/pageError';

const texts = {
  en: () => Promise.all([import('@/locales/en/error.json'), import('@/locales/en/common.json')]),
  de: () => Promise.all([import('@/locales/de/error.json'), import('@/locales/de/common.json')]),
} satisfies Record<Locale, unknown>;

/** Next tells the language on the server alone. */
const localeOf = (locale: string | undefined): Locale => {
  const known = locale ?? (typeof document === 'undefined' ? undefined : document.documentElement.lang);
  return isLocale(known) ? known : defaultLocale;
};

/**
 * Props of Next's last resort, where not even the frame of a page could be shown (specification, section 8: route load
 * errors, unknown errors). It may run in the browser, hence it asks nobody and brings its own texts.
 */
export async function failurePage({
  res,
  err,
  locale: asked,
}: NextPageContext): Promise<PageError & SSRConfig> {
  const locale = localeOf(asked);
  const [error, common] = await texts[locale]();
  const { message, statusCode } = toPageError(err ?? { statusCode: res?.statusCode });
  return {
    statusCode,
    // What went wrong on the server is for its log.
    message: res ? '' : message,
    _nextI18Next: {
      initialI18nStore: { [locale]: { error: error.default, common: common.default } },
      initialLocale: locale,
      ns: ['error', 'common'],
      userConfig: null,
    },
  };
}

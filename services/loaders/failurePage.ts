import type { NextPageContext } from 'next';

import type { Frame } from '@/services/domain/content/frame';
import { type PageError, toPageError } from '@/services/domain/content/pageError';
import { defaultLocale, isLocale, type Locale } from '@/services/domain/locale/locale';
import type { Translations } from '@/services/i18n/translator';

const texts = {
  en: () => Promise.all([import('@/locales/en/error.json'), import('@/locales/en/common.json')]),
  de: () => Promise.all([import('@/locales/de/error.json'), import('@/locales/de/common.json')]),
} satisfies Record<Locale, unknown>;

/** Next tells the language on the server alone. */
const localeOf = (locale: string | undefined): Locale => {
  const known = locale ?? (typeof document === 'undefined' ? undefined : document.documentElement.lang);
  return isLocale(known) ? known : defaultLocale;
};

/** The site's part of the title that the page had before it failed. */
function brandInBrowser(): { siteTitle?: string } {
  const parts = document.title.split(' – ');
  const index = parts.findIndex((part) => part.includes('官网_'));
  return index < 0 ? {} : { siteTitle: parts.slice(index).join(' – ') };
}

/** Seconds after which a page that could not be rendered is worth another try: the gateway is probed more often. */
const retryAfter = 10;

/**
 * Props of Next's last resort (requirements, 8: route load errors, unknown errors). It may run in the browser,
 * hence it asks nobody and brings its own texts. On the server it makes an outage of the gateway a 503; Next shows the
 * page for 500 after all other failures.
 */
export async function failurePage({
  res,
  err,
  locale: asked,
}: NextPageContext): Promise<PageError & { translations: Translations; frame?: Frame; siteTitle?: string }> {
  const locale = localeOf(asked);
  const [error, common] = await texts[locale]();
  const { message, statusCode } = toPageError(err ?? { statusCode: res?.statusCode });
  if (res && statusCode === 503) {
    res.statusCode = statusCode;
    res.setHeader('Retry-After', retryAfter);
  }
  // The code of the server is not in the browser's scripts.
  const brand =
    typeof window === 'undefined'
      ? await (await import('./builtFrame')).builtBrand(locale)
      : brandInBrowser();
  return {
    ...brand,
    statusCode,
    // The cause is for the server's log only.
    message: res ? '' : message,
    translations: { locale, texts: { error: error.default, common: common.default } },
  };
}

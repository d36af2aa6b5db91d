import type { NextPageContext } from 'next';
import type { SSRConfig } from 'next-i18next/pages';

import i18nConfig from '@/next-i18next.config';
import type { LayoutData } from '@/services/domain/content/layoutData';
import {
  type PageError,
  type PublicCause,
  publicCauseOf,
  toPageError,
} from '@/services/domain/content/pageError';
import { defaultLocale, isLocale, type Locale } from '@/services/domain/locale/locale';
import { missingTexts } from '@/services/i18n/loadTexts';

/** Next tells the language on the server alone. */
const localeOf = (locale: string | undefined): Locale => {
  const known = locale ?? (typeof document === 'undefined' ? undefined : document.documentElement.lang);
  return isLocale(known) ? known : defaultLocale;
};

/** The texts of the page. A browser may have those of `common` from the page that failed, and stays in its language. */
async function fetchTexts(locale: Locale): Promise<SSRConfig> {
  if (typeof window === 'undefined') {
    const { serverSideTranslations } = await import('next-i18next/pages/serverSideTranslations');
    return serverSideTranslations(locale, ['common', 'error'], i18nConfig);
  }
  const namespaces = ['common', 'error'] as const;
  const initialI18nStore = { [locale]: await missingTexts(locale, namespaces) };
  return {
    _nextI18Next: { initialLocale: locale, initialI18nStore, ns: [...namespaces], userConfig: null },
  };
}

/** The site's part of the title that the page had before it failed. */
function brandInBrowser(): { siteTitle?: string } {
  const parts = document.title.split(' – ');
  const index = parts.findIndex((part) => part.includes('官网_'));
  return index < 0 ? {} : { siteTitle: parts.slice(index).join(' – ') };
}

interface FailureProps extends PageError {
  /** Of an error on the server. */
  cause?: PublicCause;
  /** Id of the request. */
  reference?: string;
  layoutData?: LayoutData;
  siteTitle?: string;
}

/** Seconds after which a page that could not be rendered is worth another try: the gateway is probed more often. */
const retryAfter = 10;

/**
 * Props of Next's last resort (requirements, 8: route load errors, unknown errors). It may run in the browser,
 * hence it does not ask the gateway. On the server it makes an outage of the gateway a 503; the page tells the kind of
 * error and the number of the request, under which the log has the rest.
 */
export async function failurePage({
  res,
  err,
  locale: asked,
}: NextPageContext): Promise<FailureProps & SSRConfig> {
  const locale = localeOf(asked);
  const { message, statusCode } = toPageError(err ?? { statusCode: res?.statusCode });
  if (res && err) res.statusCode = statusCode;
  // The next answer may be the page again.
  if (res && err) res.setHeader('Cache-Control', 'private, no-store');
  if (res && statusCode === 503) res.setHeader('Retry-After', retryAfter);
  // The code of the server is not in the browser's scripts.
  const brand =
    typeof window === 'undefined'
      ? await (await import('./builtLayoutData')).builtBrand(locale)
      : brandInBrowser();
  return {
    ...brand,
    statusCode,
    // On the server the message is for the log only.
    message: res ? '' : message,
    ...(res && err && { cause: publicCauseOf(err), reference: String(res.getHeader('x-request-id') ?? '') }),
    ...(await fetchTexts(locale)),
  };
}

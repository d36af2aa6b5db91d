import type { SSRConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';

import i18nConfig from '@/next-i18next.config';
import type { Locale } from '@/services/domain/locale/locale';

/** By language and namespaces: texts change with a build alone, and next-i18next makes an i18next for each call. */
const textsOf = new Map<string, Promise<SSRConfig>>();

/** The texts of some namespaces in one language, as props of a page. */
export function fetchTranslations(locale: Locale, namespaces: string[]): Promise<SSRConfig> {
  const load = () => serverSideTranslations(locale, namespaces, i18nConfig);
  if (process.env.NODE_ENV !== 'production') return load();
  const key = [locale, ...namespaces].join(' ');
  const texts = textsOf.get(key) ?? load();
  textsOf.set(key, texts);
  texts.catch(() => textsOf.delete(key));
  return texts;
}

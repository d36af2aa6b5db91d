import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';

import i18nConfig from '@/next-i18next.config';
import type { Locale } from '@/services/domain/locale/locale';
import type { Translations } from '@/services/i18n/translator';

/** Texts by language and namespaces: they change with a build alone, and next-i18next makes an i18next for each page. */
const textsOf = new Map<string, Promise<Translations>>();

async function loadTranslations(locale: Locale, namespaces: string[]): Promise<Translations> {
  const { _nextI18Next } = await serverSideTranslations(locale, namespaces, i18nConfig);
  const store = _nextI18Next?.initialI18nStore as Record<Locale, Translations['texts']>;
  return { locale, texts: store[locale] };
}

/** The texts of some namespaces in one language. */
export function fetchTranslations(locale: Locale, namespaces: string[]): Promise<Translations> {
  if (process.env.NODE_ENV !== 'production') return loadTranslations(locale, namespaces);
  const key = [locale, ...namespaces].join(' ');
  const texts = textsOf.get(key) ?? loadTranslations(locale, namespaces);
  textsOf.set(key, texts);
  texts.catch(() => textsOf.delete(key));
  return texts;
}

/// <reference types="vite/types/importMeta.d.ts" />
import { createInstance, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { locales, type Locale } from '../services/domain/locale';

const files = import.meta.glob<ResourceKey>('../locales/*/*.json', { eager: true, import: 'default' });

/** `../locales/en/common.json` gives `common`. */
const resourcesOf = (locale: Locale) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file.includes(`/${locale}/`))
      .map(([file, texts]) => [file.replace(/^.*\/|\.json$/g, ''), texts]),
  );

function createTranslations(locale: Locale) {
  const instance = createInstance();
  const resources = resourcesOf(locale);
  void instance.use(initReactI18next).init({
    lng: locale,
    resources: { [locale]: resources },
    ns: Object.keys(resources),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}

const instances = new Map(locales.map((locale) => [locale, createTranslations(locale)]));

/** The real texts of `locales/`, one instance for each language. */
export function translationsFor(locale: Locale) {
  const instance = instances.get(locale);
  if (!instance) throw new Error(`No texts for ${locale}`);
  return instance;
}

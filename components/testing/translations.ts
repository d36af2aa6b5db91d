import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { createInstance, type Resource, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { defaultLocale, locales, type Locale } from '@/services/domain/locale/locale';

function readLanguage(locale: Locale): ResourceLanguage {
  const folder = path.join(process.cwd(), 'locales', locale);
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        path.basename(file, '.json'),
        JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
      ]),
  );
}

const resources: Resource = Object.fromEntries(locales.map((locale) => [locale, readLanguage(locale)]));

/** An i18next instance with the real texts of `locales/`; a missing key throws, so that no test passes on a key. */
export function createTranslations(locale: Locale = defaultLocale) {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    resources,
    defaultNS: 'common',
    ns: Object.keys(resources[locale] ?? {}),
    initAsync: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(`No text for ${namespace}:${key} in locales/${locale}`);
    },
  });
  return instance;
}

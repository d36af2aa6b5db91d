/// <reference types="vite/types/importMeta.d.ts" />
import { createInstance, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { defaultLocale, locales, type Locale } from '../services/domain/locale/locale';
import { pseudoLocaliseAll } from './pseudoLocalise';

/** `long`: the English texts, longer than any translation. */
export const storyLanguages = [...locales, 'long'] as const;
export type StoryLanguage = (typeof storyLanguages)[number];

export const isStoryLanguage = (value: unknown): value is StoryLanguage =>
  storyLanguages.some((language) => language === value);

/** The language that the page itself is in. */
export const localeOf = (language: StoryLanguage): Locale => (language === 'long' ? defaultLocale : language);

const files = import.meta.glob<ResourceKey>('../locales/*/*.json', { eager: true, import: 'default' });

/** `../locales/en/common.json` gives `common`. */
const resourcesOf = (language: StoryLanguage) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file.includes(`/${localeOf(language)}/`))
      .map(([file, texts]) => [
        file.replace(/^.*\/|\.json$/g, ''),
        language === 'long' ? pseudoLocaliseAll(texts) : texts,
      ]),
  );

function createTranslations(language: StoryLanguage) {
  const instance = createInstance();
  const resources = resourcesOf(language);
  const locale = localeOf(language);
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

const instances = new Map<StoryLanguage, ReturnType<typeof createTranslations>>();

/** The real texts of `locales/`, one instance for each language, made when it is first asked for. */
export function translationsFor(language: StoryLanguage) {
  const instance = instances.get(language) ?? createTranslations(language);
  instances.set(language, instance);
  return instance;
}

/// <reference types="vite/types/importMeta.d.ts" />
import type { UserConfig } from 'next-i18next/pages';

import { defaultLocale, locales, type Locale } from '../services/domain/locale/locale';
import { pseudoLocaliseAll } from './pseudoLocalise';

/** `long`: the English texts, longer than any translation. */
export const storyLanguages = [...locales, 'long'] as const;
export type StoryLanguage = (typeof storyLanguages)[number];

export const isStoryLanguage = (value: unknown): value is StoryLanguage =>
  storyLanguages.some((language) => language === value);

/** The language that the page itself is in. */
export const localeOf = (language: StoryLanguage): Locale => (language === 'long' ? defaultLocale : language);

/** The code of a language's texts; `en-XA` is that of pseudo-localised English. */
export const codeOf = (language: StoryLanguage) => (language === 'long' ? 'en-XA' : language);

const files = import.meta.glob<object>('../locales/*/*.json', { eager: true, import: 'default' });

/** `../locales/en/common.json` gives `common`. */
const textsOf = (language: StoryLanguage) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file.includes(`/${localeOf(language)}/`))
      .map(([file, texts]) => [
        file.replace(/^.*\/|\.json$/g, ''),
        language === 'long' ? pseudoLocaliseAll(texts) : texts,
      ]),
  );

/** Settings of next-i18next like the site's (next-i18next.config.js is CommonJS), with the real texts of `locales/`. */
export const storyI18nConfig: UserConfig = {
  i18n: { locales: [...locales], defaultLocale },
  fallbackLng: false,
  resources: Object.fromEntries(storyLanguages.map((language) => [codeOf(language), textsOf(language)])),
};

/// <reference types="vite/types/importMeta.d.ts" />
import { defaultLocale, locales, type Locale } from '../services/domain/locale/locale';
import type { NamespaceTexts, Translations } from '../services/i18n/translator';
import { pseudoLocaliseAll } from './pseudoLocalise';

/** `long`: the English texts, longer than any translation. */
export const storyLanguages = [...locales, 'long'] as const;
export type StoryLanguage = (typeof storyLanguages)[number];

export const isStoryLanguage = (value: unknown): value is StoryLanguage =>
  storyLanguages.some((language) => language === value);

/** The language that the page itself is in. */
export const localeOf = (language: StoryLanguage): Locale => (language === 'long' ? defaultLocale : language);

const files = import.meta.glob<NamespaceTexts>('../locales/*/*.json', { eager: true, import: 'default' });

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

/** The real texts of `locales/`. */
export const translationsOf = Object.fromEntries(
  storyLanguages.map((language) => [language, { locale: localeOf(language), texts: textsOf(language) }]),
) as Record<StoryLanguage, Translations>;

import { languages, type Language } from '@/contract/lists/languages';

/** Languages of the content, the first is the default: a missing German text falls back to English. */
export const contentLanguages = languages;
export type ContentLanguage = Language;

export const isContentLanguage = (value: string | null | undefined): value is ContentLanguage =>
  contentLanguages.some((language) => language === value);

/** A text of the admin in both of its languages. */
export type Bilingual = Record<ContentLanguage, string>;

export const languageNames: Record<ContentLanguage, Bilingual> = {
  en: { en: 'English', de: 'Englisch' },
  de: { en: 'German', de: 'Deutsch' },
};

/** Which of them somebody uses the admin in; `language` is that of Payload's `i18n`. */
export const adminLanguage = (language: string): ContentLanguage => (language === 'de' ? 'de' : 'en');

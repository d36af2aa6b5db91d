import type { Locale } from './locale';

/** The `lang` attribute of a text: its language, where that is another one than the page's. */
export const langAttribute = (language: Locale | undefined, locale: Locale): Locale | undefined =>
  language === locale ? undefined : language;

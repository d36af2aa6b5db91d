import type { Language } from '../../domain/negotiateLanguage';

/** Texts of a page in both languages, side by side; the compiler sees to it that neither lacks one. */
export const bilingual =
  <T>(texts: Record<Language, T>) =>
  (language: Language): T =>
    texts[language];

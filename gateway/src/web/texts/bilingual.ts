import type { ContentLanguage } from '../../domain/languages';

/** Texts of a page in both languages, side by side; the compiler sees to it that neither lacks one. */
export const bilingual =
  <T>(texts: Record<ContentLanguage, T>) =>
  (language: ContentLanguage): T =>
    texts[language];

import type { Locale } from '@/services/domain/locale/locale';

/** Each language in its own words; the same on every page, so no text to translate. */
export const languageNames: Record<Locale, string> = { en: 'English', de: 'Deutsch' };

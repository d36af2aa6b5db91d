import { type Language, languages } from '@/contract/lists/languages';

/** The display languages (requirements, 1). English has no prefix in addresses, German `/de`. */
export const locales = languages;
export type Locale = Language;
export const defaultLocale: Locale = 'en';

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** For numbers and dates: the site speaks British English. */
export const languageTags: Record<Locale, string> = { en: 'en-GB', de: 'de-DE' };

/** The display languages (requirements, 1). English has no prefix in addresses, German `/de`. */
export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** For numbers and dates: the site speaks British English. */
export const languageTags: Record<Locale, string> = { en: 'en-GB', de: 'de-DE' };

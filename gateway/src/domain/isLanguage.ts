import type { Language } from './negotiateLanguage';

export const languages: readonly Language[] = ['en', 'de'];

export const isLanguage = (value: string | null | undefined): value is Language =>
  languages.some((language) => language === value);

import { type Bilingual, adminLanguage } from '../../domain/languages';

/** A sentence in the language in which somebody uses the admin. */
export const translate = (text: Bilingual, { i18n }: { i18n: { language: string } }): string =>
  text[adminLanguage(i18n.language)];

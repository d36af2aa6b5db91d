import type { Locale } from '@/services/domain/locale/locale';

import { createTranslator, type NamespaceTexts, type Translate } from './translator';

/** The files of `locales/` whose texts come with the code that shows them, so that no page carries them. */
export const lateNamespaces = [
  'compass',
  'consent',
  'entry',
  'error',
  'member',
  'offer',
  'price',
  'search',
  'tools',
] as const;

/**
 * Makes the translate function of a language from texts that come with their code.
 * @param namespace the file of `locales/`
 * @returns the translate function of a language
 */
export const lateTexts =
  (namespace: (typeof lateNamespaces)[number], texts: Readonly<Record<Locale, NamespaceTexts>>) =>
  (locale: Locale): Translate =>
    createTranslator({ locale, texts: { [namespace]: texts[locale] } }).inNamespace(namespace);

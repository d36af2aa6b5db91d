import type { Locale } from '@/services/domain/locale/locale';

import { createTranslator, type NamespaceTexts, type Translate } from './translator';

/**
 * Texts that come with the code that shows them, so that no page carries them.
 * @param namespace the file of `locales/`
 * @returns the translate function of a language
 */
export const lateTexts =
  (namespace: string, texts: Readonly<Record<Locale, NamespaceTexts>>) =>
  (locale: Locale): Translate =>
    createTranslator({ locale, texts: { [namespace]: texts[locale] } }).inNamespace(namespace);

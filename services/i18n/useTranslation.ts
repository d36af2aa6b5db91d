import { useTranslator } from './TranslationProvider';
import type { Translate } from './translator';

/** Returns the function for the texts of a namespace: the same one until the texts of the page change. */
export const useTranslation = (namespace: string): { t: Translate } => ({
  t: useTranslator().inNamespace(namespace),
});

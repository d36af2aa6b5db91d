import { defaultLocale } from '@/services/domain/locale/locale';

import { isLanguage, type Language, translationsFor } from '@/.storybook/translations';

/** The language that a story is shown in. */
export const languageOf = ({ locale }: Record<string, unknown>): Language =>
  isLanguage(locale) ? locale : defaultLocale;

/** The words of a namespace in the language that a story is shown in: play functions run in each. */
export const wordsOf = (globals: Record<string, unknown>, namespace: string) =>
  translationsFor(languageOf(globals)).getFixedT(null, namespace);

import { defaultLocale } from '@/services/domain/locale/locale';
import { createTranslator } from '@/services/i18n/translator';

import { isStoryLanguage, type StoryLanguage, translationsOf } from '@/.storybook/translations';

/** The language that a story is shown in. */
export const languageOf = ({ locale }: Record<string, unknown>): StoryLanguage =>
  isStoryLanguage(locale) ? locale : defaultLocale;

/** The words of a namespace in the language that a story is shown in: play functions run in each. */
export const getTranslator = (globals: Record<string, unknown>, namespace: string) =>
  createTranslator(translationsOf[languageOf(globals)]).inNamespace(namespace);

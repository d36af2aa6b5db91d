import { defaultLocale } from '@/services/domain/locale/locale';

import { isStoryLanguage, type StoryLanguage, translationsFor } from '@/.storybook/translations';

/** The language that a story is shown in. */
export const languageOf = ({ locale }: Record<string, unknown>): StoryLanguage =>
  isStoryLanguage(locale) ? locale : defaultLocale;

/** The words of a namespace in the language that a story is shown in: play functions run in each. */
export const getTranslator = (globals: Record<string, unknown>, namespace: string) =>
  translationsFor(languageOf(globals)).getFixedT(null, namespace);

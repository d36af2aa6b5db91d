import { defaultLocale } from '@/services/domain/locale/locale';
import { createTranslator } from '@/services/i18n/translator';

import { isStoryLanguage, type StoryLanguage, translationsOf } from '@/.storybook/translations';

/** The language that a story is shown in. */
export const languageOf = ({ locale }: Record<string, unknown>): StoryLanguage =>
  isStoryLanguage(locale) ? locale : defaultLocale;

/** Texts that come with their code, which no setting of a story lengthens. */
const comesWithCode = ['compass', 'consent', 'member', 'offer', 'search', 'tools'];

/** The words of a namespace in the language that a story is shown in: play functions run in each. */
export function getTranslator(globals: Record<string, unknown>, namespace: string) {
  const language = languageOf(globals);
  const shown = language === 'long' && comesWithCode.includes(namespace) ? defaultLocale : language;
  return createTranslator(translationsOf[shown]).inNamespace(namespace);
}

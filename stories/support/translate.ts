import { defaultLocale } from '@/services/domain/locale/locale';
import { lateNamespaces } from '@/services/i18n/lateTexts';
import { createTranslator } from '@/services/i18n/translator';

import { isStoryLanguage, type StoryLanguage, translationsOf } from '@/.storybook/translations';

/** The language that a story is shown in. */
export const languageOf = ({ locale }: Record<string, unknown>): StoryLanguage =>
  isStoryLanguage(locale) ? locale : defaultLocale;

/** The words of a namespace in the language that a story is shown in: play functions run in each. */
export function getTranslator(globals: Record<string, unknown>, namespace: string) {
  const language = languageOf(globals);
  // Texts that come with their code are lengthened by no setting of a story.
  const isLate = lateNamespaces.some((late) => late === namespace);
  const shown = language === 'long' && isLate ? defaultLocale : language;
  return createTranslator(translationsOf[shown]).inNamespace(namespace);
}

import { isLanguage, translationsFor } from '@/.storybook/translations';
import { defaultLocale } from '@/services/domain/locale';

/** The words of a namespace in the language that a story is shown in: play functions run in each. */
export const wordsOf = ({ locale }: Record<string, unknown>, namespace: string) =>
  translationsFor(isLanguage(locale) ? locale : defaultLocale).getFixedT(null, namespace);

import { createInstance, type InitOptions } from 'i18next';

import { defaultLocale } from '@/services/domain/locale/locale';

import { codeOf, isStoryLanguage, storyI18nConfig, type StoryLanguage } from '@/.storybook/translations';

/** The language that a story is shown in. */
export const languageOf = ({ locale }: Record<string, unknown>): StoryLanguage =>
  isStoryLanguage(locale) ? locale : defaultLocale;

const texts = createInstance();
void texts.init({ ...(storyI18nConfig as InitOptions), interpolation: { escapeValue: false } });

/**
 * The words of a namespace in the language that a story is shown in: play functions run in each. Of several, the next one
 * is asked for what one lacks.
 */
export const getTranslator = (globals: Record<string, unknown>, namespace: string | readonly string[]) =>
  texts.getFixedT(codeOf(languageOf(globals)), namespace);

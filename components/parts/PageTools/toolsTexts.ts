import de from '@/locales/de/tools.json';
import en from '@/locales/en/tools.json';
import type { Locale } from '@/services/domain/locale/locale';
import { createTranslator, type Translate } from '@/services/i18n/translator';

/** They come with the buttons, so that no page carries them. */
const texts = { en, de };

export const toolsTexts = (locale: Locale): Translate =>
  createTranslator({ locale, texts: { tools: texts[locale] } }).inNamespace('tools');

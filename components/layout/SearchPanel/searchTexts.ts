import de from '@/locales/de/search.json';
import en from '@/locales/en/search.json';
import type { Locale } from '@/services/domain/locale/locale';
import { createTranslator, type Translate } from '@/services/i18n/translator';

/** They come with the results, so that no page carries them. */
const texts = { en, de };

export const searchTexts = (locale: Locale): Translate =>
  createTranslator({ locale, texts: { search: texts[locale] } }).inNamespace('search');

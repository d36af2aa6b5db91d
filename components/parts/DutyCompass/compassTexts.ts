import de from '@/locales/de/compass.json';
import en from '@/locales/en/compass.json';
import type { Locale } from '@/services/domain/locale/locale';
import { createTranslator, type Translate } from '@/services/i18n/translator';

/** They come with the compass, so that no page carries them. */
const texts = { en, de };

export const compassTexts = (locale: Locale): Translate =>
  createTranslator({ locale, texts: { compass: texts[locale] } }).inNamespace('compass');

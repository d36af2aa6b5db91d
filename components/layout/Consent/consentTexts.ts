import de from '@/locales/de/consent.json';
import en from '@/locales/en/consent.json';
import type { Locale } from '@/services/domain/locale/locale';
import { createTranslator, type Translate } from '@/services/i18n/translator';

/** They come with the question or the dialog, so that no page carries them. */
const texts = { en, de };

export const consentTexts = (locale: Locale): Translate =>
  createTranslator({ locale, texts: { consent: texts[locale] } }).inNamespace('consent');

import de from '@/locales/de/offer.json';
import en from '@/locales/en/offer.json';
import type { Locale } from '@/services/domain/locale/locale';

import { createTranslator, type Translate } from './translator';

/** They come with the parts of the offer, so that no page carries them. */
const texts = { en, de };

export const offerTexts = (locale: Locale): Translate =>
  createTranslator({ locale, texts: { offer: texts[locale] } }).inNamespace('offer');

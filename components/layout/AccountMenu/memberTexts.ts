import de from '@/locales/de/member.json';
import en from '@/locales/en/member.json';
import type { Locale } from '@/services/domain/locale/locale';
import { createTranslator, type Translate } from '@/services/i18n/translator';

/** They come with the panel, so that no page carries them. */
const texts = { en, de };

export const memberTexts = (locale: Locale): Translate =>
  createTranslator({ locale, texts: { member: texts[locale] } }).inNamespace('member');

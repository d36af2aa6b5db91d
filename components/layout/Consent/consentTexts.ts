import de from '@/locales/de/consent.json';
import en from '@/locales/en/consent.json';
import { lateTexts } from '@/services/i18n/lateTexts';

export const consentTexts = lateTexts('consent', { en, de });

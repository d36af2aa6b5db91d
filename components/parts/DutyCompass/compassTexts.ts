import de from '@/locales/de/compass.json';
import en from '@/locales/en/compass.json';
import { lateTexts } from '@/services/i18n/lateTexts';

export const compassTexts = lateTexts('compass', { en, de });

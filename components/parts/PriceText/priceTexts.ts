import de from '@/locales/de/price.json';
import en from '@/locales/en/price.json';
import { lateTexts } from '@/services/i18n/lateTexts';

export const priceTexts = lateTexts('price', { en, de });

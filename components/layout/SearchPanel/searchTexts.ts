import de from '@/locales/de/search.json';
import en from '@/locales/en/search.json';
import { lateTexts } from '@/services/i18n/lateTexts';

export const searchTexts = lateTexts('search', { en, de });

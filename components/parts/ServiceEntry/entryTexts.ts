import de from '@/locales/de/entry.json';
import en from '@/locales/en/entry.json';
import { lateTexts } from '@/services/i18n/lateTexts';

export const entryTexts = lateTexts('entry', { en, de });

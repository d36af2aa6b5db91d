import de from '@/locales/de/tools.json';
import en from '@/locales/en/tools.json';
import { lateTexts } from '@/services/i18n/lateTexts';

export const toolsTexts = lateTexts('tools', { en, de });

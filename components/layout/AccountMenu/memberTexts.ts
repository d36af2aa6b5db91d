import de from '@/locales/de/member.json';
import en from '@/locales/en/member.json';
import { lateTexts } from '@/services/i18n/lateTexts';

export const memberTexts = lateTexts('member', { en, de });

import de from '@/locales/de/error.json';
import en from '@/locales/en/error.json';

import { lateTexts } from './lateTexts';

export const errorTexts = lateTexts('error', { en, de });

import de from '@/locales/de/offer.json';
import en from '@/locales/en/offer.json';

import { lateTexts } from './lateTexts';

export const offerTexts = lateTexts('offer', { en, de });

import type { Payload } from 'payload';

import type { Language } from './language';

/** What every call works with. `today` is a date such as `2026-11-20`. */
export interface CallContext {
  payload: Payload;
  language: Language;
  today: string;
}

/**
 * Reads as a visitor does: only what is published, access rules applied, missing German texts in English.
 * Relations one level deep; a related draft stays a bare id.
 */
export const asVisitor = (locale: Language) =>
  ({ overrideAccess: false, draft: false, depth: 1, locale, fallbackLocale: 'en' }) as const;

const berlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

/** The date in Berlin, where the prices are set. */
export const dayOf = (now: Date): string => berlin.format(now);

import type { Payload } from 'payload';

import type { ContentLanguage } from '../../domain/languages';

/** The context that every call receives. */
export interface CallContext {
  payload: Payload;
  language: ContentLanguage;
  now: Date;
  /** A date such as `2026-11-20`, in Berlin. */
  today: string;
  /** Of a merchant's session, unchecked; undefined where none was sent. */
  token: string | undefined;
  /** As far as it is known; empty otherwise. */
  visitorAddress: string;
  /** Takes whole `Set-Cookie` values for the answer. */
  cookies: string[];
}

/**
 * Reads as a visitor does: only what is published, access rules applied, missing German texts in English.
 * Relations one level deep; a related draft stays a bare id.
 */
export const asVisitor = (locale: ContentLanguage) =>
  ({ overrideAccess: false, draft: false, depth: 1, locale, fallbackLocale: 'en' }) as const;

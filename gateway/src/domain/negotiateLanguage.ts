import Negotiator from 'negotiator';
import type { z } from 'zod';

import type { contentLanguage } from '@/contract/calls/envelope';

export type Language = z.infer<typeof contentLanguage>;

/** The language of an answer from `Accept-Language`; English where the header names neither. */
export function negotiateLanguage(acceptLanguage: string | null): Language {
  const headers = { 'accept-language': acceptLanguage ?? '' };
  return new Negotiator({ headers }).language(['en', 'de']) === 'de' ? 'de' : 'en';
}

import Negotiator from 'negotiator';

import { contentLanguages, type ContentLanguage } from './languages';

/** The language of an answer from `Accept-Language`; English where the header names neither. */
export function negotiateLanguage(acceptLanguage: string | null): ContentLanguage {
  const headers = { 'accept-language': acceptLanguage ?? '' };
  return new Negotiator({ headers }).language([...contentLanguages]) === 'de' ? 'de' : 'en';
}

import type { WireTerm } from '@/contract/calls/glossary';
import { type Locale, locales } from '@/services/domain/locale/locale';

/** A term in the language on display, its word in the other one, and what it means. */
export interface TermDefinition {
  word: string;
  other: string;
  definition: string;
}

/** The file from which browsers take definitions: each by the address of the term, without language. */
export function termFile(terms: WireTerm[], locale: Locale): Record<string, TermDefinition> {
  const other = otherLocale(locale);
  return Object.fromEntries(
    terms.map((term) => [
      term.url,
      { word: term[locale], other: term[other], definition: term.definition[locale] },
    ]),
  );
}

/** The language that the page is not in. */
export const otherLocale = (locale: Locale): Locale => locales.find((other) => other !== locale) ?? locale;

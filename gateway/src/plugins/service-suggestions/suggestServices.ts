import { countryName } from '@/contract/lists/countryName';
import { isFiller, stemOf, wordsOf } from '@/shared/search/words';

import { type ContentLanguage, contentLanguages } from '../../domain/languages';

/** A text, or a name, in the languages that it is in. */
export type InLanguages = Partial<Record<ContentLanguage, string | null>>;

/** A service with its country: ISO 3166-1 alpha-2, EU, or none. */
export interface NamedService {
  id: number;
  names: InLanguages;
  country: string | null;
}

const mostSuggested = 4;
/** A word that comes more often says nothing more. */
const mostCounted = 4;

const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .flat()
    .filter((word) => !isFiller(word))
    .map(stemOf);

/** How much some words are a text's subject, from 0 where one of them is missing to 1 where each comes often. */
function weightOf(stems: string[], counts: ReadonlyMap<string, number>): number {
  const shares = stems.map((stem) => Math.min(counts.get(stem) ?? 0, mostCounted) / mostCounted);
  return shares.reduce((product, share) => product * share, 1) ** (1 / Math.max(stems.length, 1));
}

/** What a name says besides its country and what is in brackets. */
function subjectOf(name: string, place: string): string[] {
  const places = new Set(stemsOf(place));
  return [...new Set(stemsOf(name.replace(/\(.*?\)/g, '')))].filter((stem) => !places.has(stem));
}

/**
 * Ids of the services that a text seems to be about, the best first: those whose name it says, and whose country, in every
 * language that it is in. A service for the whole Union needs no country.
 */
export function suggestServices(texts: InLanguages, services: NamedService[]): number[] {
  const languages = contentLanguages.filter((language) => texts[language]?.trim());
  const counted = languages.map((language) => {
    const counts = new Map<string, number>();
    for (const stem of stemsOf(texts[language] ?? '')) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    return { language, counts };
  });
  const fitOf = ({ names, country }: NamedService): number =>
    Math.min(
      ...counted.map(({ language, counts }) => {
        const place = country && country !== 'EU' ? countryName(country)[language] : '';
        return (
          weightOf(subjectOf(names[language] ?? names.en ?? '', place), counts) *
          weightOf(stemsOf(place), counts)
        );
      }),
    );
  if (languages.length === 0) return [];
  return services
    .map((service) => ({ id: service.id, fit: fitOf(service) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, mostSuggested)
    .map(({ id }) => id);
}

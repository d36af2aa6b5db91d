import { stemOf, wordsOf } from '@/shared/search/words';

/** The words and phrases of one group, as marketers write it: with commas between them. */
export const synonymsIn = (line: string): string[] =>
  line
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** The same for every form and writing of a phrase, as the search reads it. */
const meaningOf = (phrase: string): string =>
  wordsOf(phrase)
    .map(([plain = '']) => stemOf(plain))
    .join(' ');

/** Whether a group has at least two phrases to look for. */
export const isSynonymGroup = (line: string): boolean =>
  new Set(synonymsIn(line).map((phrase) => phrase.toLowerCase())).size > 1 &&
  synonymsIn(line).every((phrase) => meaningOf(phrase) !== '');

/** The first phrase of a group that stands in another group too; a word with two meanings would mix their results. */
export function sharedSynonym(line: string, others: string[]): string | undefined {
  const taken = new Set(others.flatMap(synonymsIn).map(meaningOf));
  return synonymsIn(line).find((phrase) => taken.has(meaningOf(phrase)));
}

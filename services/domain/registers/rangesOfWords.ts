import { matchText, type MatchRange } from '@/services/domain/text/matchText';
import { stemOf, wordsOf } from '@/shared/search/words';

const shortestPart = 5;

/**
 * The ranges of a label that were meant by found words, in order: a whole word in any of its forms, else the part of a
 * word that was typed.
 */
export function rangesOfWords(label: string, found: string[]): MatchRange[] {
  const stems = new Set(found.map(stemOf));
  return [...label.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }): MatchRange[] => {
    if (
      wordsOf(word)
        .flat()
        .some((writing) => stems.has(stemOf(writing)))
    )
      return [[index, index + word.length]];
    for (const part of found) {
      const [range] = matchText(word, part) ?? [];
      if (range && (range[0] === 0 || part.length >= shortestPart))
        return [[index + range[0], index + range[1]]];
    }
    return [];
  });
}

import transliterate from '@sindresorhus/transliterate';

const thousands = /(?<=\d)[.,’'](?=\d{3}(?!\d))/g;
const neitherLetterNorDigit = /[^\p{L}\p{M}\p{N}]+/gu;

/** Words in small letters of the Latin alphabet: `ä` becomes `ae`, `ß` becomes `ss`, `Łódź` becomes `lodz`, `10.000` is one number. */
const words = (text: string): string[] =>
  // Signs go first: it would write out some of them as letters.
  transliterate(text.normalize('NFKC').replace(thousands, '').replace(neitherLetterNorDigit, ' '))
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * The text that searches use: every word of the texts once, in the writing of `searchWords`, and where it has umlauts also
 * without their dots, as people without a German keyboard type it.
 */
export function searchText(...texts: string[]): string {
  const all = texts.join('\n');
  return [...new Set([...words(all), ...words(withoutMarks(all))])].join(' ');
}

/** The words of a keyword. They hold nothing that SQL reads as a wildcard; without a letter or digit there is none. */
export const searchWords = (keyword: string): string[] => [...new Set(words(keyword))];

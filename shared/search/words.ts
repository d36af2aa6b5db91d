const thousands = /(?<=\d)[.,’'](?=\d{3}(?!\d))/g;
const aWord = /[\p{L}\p{M}\p{N}]+/gu;
const hyphened = /[\p{L}\p{M}\p{N}]+(?:[-‑][\p{L}\p{M}\p{N}]+)+/gu;

const writtenOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const alike: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', ı: 'i' };

const small = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(thousands, '')
    .toLowerCase()
    .replace(/[ßłøđæı]/g, (letter) => alike[letter] ?? letter);
/** A text as it is compared letter by letter, whatever its case and its spaces. */
export const foldedText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const withoutMarks = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** How people may type a word: `ü` as `u` and as `ue`. */
const writingsOf = (word: string): string[] => [
  ...new Set([
    withoutMarks(word),
    withoutMarks(word.replace(/[äöü]/g, (letter) => writtenOut[letter] ?? letter)),
  ]),
];

/** The words of a text as they are written, one for each of `wordsOf`. */
export const typedWordsOf = (text: string): string[] =>
  text.normalize('NFKC').replace(thousands, '').match(aWord) ?? [];

/** The words of a text in their order, each in all of its writings; `10.000` is one word. */
export const wordsOf = (text: string): string[][] => (small(text).match(aWord) ?? []).map(writingsOf);

/** The words of a text, and those with a hyphen also as one: `E-Rechnung` is found as `Rechnung` and as `erechnung`. */
export const indexedWordsOf = (text: string): string[] => [
  ...new Set([
    ...wordsOf(text).flat(),
    ...(small(text).match(hyphened) ?? []).flatMap((word) => writingsOf(word.replace(/[-‑]/g, ''))),
  ]),
];

/** Endings of both languages, and how many letters must be left before them. */
const endings: [ending: string, rest: number][] = [
  ['ern', 4],
  ['ers', 4],
  ['en', 4],
  ['er', 4],
  ['em', 4],
  ['es', 3],
  ['e', 3],
  ['n', 3],
  ['s', 3],
];

/** What is left of a word without the endings of its forms: `battery` and `batteries`, `Marke` and `Marken` are alike. */
export function stemOf(word: string): string {
  const found = endings.find(
    ([ending, rest]) => word.endsWith(ending) && word.length - ending.length >= rest,
  );
  return found ? stemOf(word.slice(0, -found[0].length)) : word.replace(/y$/, 'i');
}

/** Words that say nothing about what is looked for. */
const fillers = new Set(
  (
    'a an and are as at be by can do does for from get have how i if in into is it many me much my need no of on or our ' +
    'should that the this to what when where which who why will with you your ' +
    'aber als am an auch auf aus bei beim bin brauche das dem den der des die ein eine einem einen einer es fuer für ' +
    'gibt habe hat ich im ist kann man mein meine mich mir mit muss nach oder sich sie sind und vom von wann was ' +
    'welche welcher welches wenn wer wie wir wo zu zum zur'
  )
    .split(' ')
    .flatMap(writingsOf),
);

/** Whether a word can be left out of a query. */
export const isFiller = (word: string): boolean => fillers.has(word);

/** So many letters may be wrong, missing, added or swapped; in a short word an error makes another word of it. */
function mostErrors(typed: string, meant: string): number {
  if (typed.length >= 8) return 2;
  if (typed.length >= 5) return 1;
  // `lucd`: a letter that is missing.
  return typed.length === 4 && meant.length === 5 ? 1 : 0;
}

/** Errors between two words (optimal string alignment); undefined where they are too many to mean the same. */
export function errorsBetween(typed: string, meant: string): number | undefined {
  const most = mostErrors(typed, meant);
  if (most === 0 || typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > most) return undefined;
  let [beforeLast, last]: number[][] = [[], Array.from({ length: meant.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[row - 1] === meant[column - 1];
      const isSwapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      current[column] = Math.min(
        (last?.[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last?.[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast?.[column - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  const errors = last?.[meant.length] ?? Infinity;
  return errors <= most ? errors : undefined;
}

const accents: Record<string, string> = { a: 'á', e: 'é', i: 'î', o: 'ö', u: 'ü', y: 'ý', c: 'ç', n: 'ñ' };
const vowel = /[aeiouy]/i;
/** Placeholders, references to other texts and tags keep their letters. */
const untouched = /(\{\{.*?\}\}|\$t\(.*?\)|<[^>]*>)/;

const accented = (letter: string) => {
  const accent = accents[letter.toLowerCase()];
  if (!accent) return letter;
  return letter === letter.toLowerCase() ? accent : accent.toUpperCase();
};

function stretched(text: string) {
  let owed = 0;
  return [...text]
    .map((letter) => {
      owed += 0.4;
      if (!vowel.test(letter)) return accented(letter);
      const more = Math.round(owed);
      owed -= more;
      return accented(letter) + accented(letter.toLowerCase()).repeat(more);
    })
    .join('');
}

/** A text about 40 % longer, with accents: legible still, and longer than any translation will be. */
export const lengthened = (text: string) =>
  text
    .split(untouched)
    .map((part, index) => (index % 2 === 0 ? stretched(part) : part))
    .join('');

/** The same for every text of a namespace, at any depth. */
export function allLengthened<T>(texts: T): T {
  if (typeof texts === 'string') return lengthened(texts) as T;
  if (Array.isArray(texts)) return texts.map(allLengthened) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, part]) => [key, allLengthened(part)])) as T;
}

const accents: Record<string, string> = { a: 'á', e: 'é', i: 'î', o: 'ö', u: 'ü', y: 'ý', c: 'ç', n: 'ñ' };
const vowel = /[aeiouy]/i;
/** Placeholders, references to other texts and tags keep their letters. */
const unchanged = /(\{\{.*?\}\}|\$t\(.*?\)|<[^>]*>)/;

const accented = (letter: string) => {
  const accent = accents[letter.toLowerCase()];
  if (!accent) return letter;
  return letter === letter.toLowerCase() ? accent : accent.toUpperCase();
};

function stretched(text: string) {
  let missing = 0;
  return [...text]
    .map((letter) => {
      missing += 0.4;
      if (!vowel.test(letter)) return accented(letter);
      const more = Math.round(missing);
      missing -= more;
      return accented(letter) + accented(letter.toLowerCase()).repeat(more);
    })
    .join('');
}

/** A text about 40 % longer, with accents: legible still, and longer than any translation will be. */
export const pseudoLocalise = (text: string) =>
  text
    .split(unchanged)
    .map((part, index) => (index % 2 === 0 ? stretched(part) : part))
    .join('');

/** The same for every text of a namespace, at any depth. */
export function pseudoLocaliseAll<T>(texts: T): T {
  if (typeof texts === 'string') return pseudoLocalise(texts) as T;
  if (Array.isArray(texts)) return texts.map(pseudoLocaliseAll) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, part]) => [key, pseudoLocaliseAll(part)])) as T;
}

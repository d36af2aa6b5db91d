/** Endings that a word of a term has in other cases and numbers; what is left has four letters or more. */
const ending = /(?<=\p{L}{4})(?:en|er|es|em|e|s|n)$/u;
const special = /[.*+?^${}()|[\]\\]/g;

/** Shorter ones, such as VAT, are whole words: as the beginning of others they would be found in everything. */
const shortest = 5;

/** A word without its ending, as far as it has one. */
const stemOf = (word: string): string => (word.length < shortest ? word : word.replace(ending, ''));

function patternOf(form: string): string {
  const words = form.split(/\s+/).map((word) => stemOf(word).replace(special, '\\$&'));
  const isShort = form.length < shortest || /[^\p{L}]$/u.test(form);
  return words.join('\\p{L}*[\\s\\u00a0-]+') + (isShort ? '' : '\\p{L}*');
}

/** The forms of a term: `zero return, nil return` has two, so has `einzige Anlaufstelle (One-Stop-Shop)`. */
const formsOf = (term: string): string[] =>
  term
    .toLowerCase()
    .split(/[,()]/)
    .map((form) => form.trim())
    .filter(Boolean);

/** Finds a term in texts. */
export interface TermFinder {
  pattern: RegExp;
  /** How its forms begin: a text without any of these needs no closer look. */
  beginnings: string[];
}

/**
 * Finds a term in any of its forms and in other cases: `innergemeinschaftlichen Lieferungen` too, and compounds that
 * begin with it, such as `Vorsteuerabzug`.
 */
export function termFinder(term: string): TermFinder {
  const forms = formsOf(term);
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.map(patternOf).join('|')})(?![\\p{L}\\p{N}])`, 'gu'),
    beginnings: forms.map((form) => stemOf(form.split(/\s+/)[0] ?? form)),
  };
}

/** How often a text in small letters mentions the term. */
export const countMentions = (text: string, { pattern, beginnings }: TermFinder): number =>
  beginnings.some((beginning) => text.includes(beginning)) ? (text.match(pattern)?.length ?? 0) : 0;

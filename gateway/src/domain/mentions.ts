/** Endings that a word of a term has in other cases and numbers; what is left has four letters or more. */
const ending = /(?<=\p{L}{4})(?:en|er|es|em|e|s|n)$/u;
const special = /[.*+?^${}()|[\]\\]/g;

/** Shorter ones, such as VAT, are whole words: as the beginning of others they would be found in everything. */
const shortest = 5;

function patternOf(form: string): string {
  const words = form
    .split(/\s+/)
    .map((word) => (word.length < shortest ? word : word.replace(ending, '')))
    .map((word) => word.replace(special, '\\$&'));
  const isShort = form.length < shortest || /[^\p{L}]$/u.test(form);
  return words.join('\\p{L}*[\\s\\u00a0-]+') + (isShort ? '' : '\\p{L}*');
}

/** The forms of a term: `zero return, nil return` has two, so has `einzige Anlaufstelle (One-Stop-Shop)`. */
const formsOf = (term: string): string[] =>
  term
    .split(/[,()]/)
    .map((form) => form.trim())
    .filter(Boolean);

/**
 * Finds a term in a text, in any of its forms and in other cases: `innergemeinschaftlichen Lieferungen` too, and
 * compounds that begin with it, such as `Vorsteuerabzug`.
 */
export function termPattern(term: string): RegExp {
  const forms = formsOf(term).map(patternOf);
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

export const countMentions = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const longest = 60;

/** Words that may name somebody: an address of e-mail or web, or a number of five digits and more, with or without spaces. */
const isPersonal = /@|www\.|https?:|(?:\d[\s./-]*){5}/;

/** A search as it is counted: small letters, single spaces; undefined for one that is too short or long, or may name somebody. */
export function countedTerm(query: string): string | undefined {
  const term = query.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return term.length >= 3 && term.length <= longest && !isPersonal.test(term) ? term : undefined;
}

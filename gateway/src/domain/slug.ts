import transliterate from '@sindresorhus/transliterate';

const longest = 80;

/** Words of the Latin alphabet, joined by hyphens, as they stand in an address; empty where there are none. */
export const slugOf = (text: string): string =>
  (
    transliterate(text.normalize('NFKC'))
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
    .join('-')
    .slice(0, longest)
    .replace(/-$/, '');

import type { Where } from 'payload';

import { searchWords } from './searchText';

const nothing: Where = { id: { exists: false } };

/** Documents whose folded text in `field` has every word of the keyword; nothing where the keyword has no word. */
export function containsAllWords(keyword: string, field = 'searchText'): Where {
  const words = searchWords(keyword);
  return words.length > 0 ? { and: words.map((word) => ({ [field]: { contains: word } })) } : nothing;
}

import { serverFolder } from '@/services/config/build';
import { inLocale } from '@/services/config/paths';
import { cachedPages } from '@/services/server/revalidation/cachedPages';

/** Until about so many pages are rendered, Node.js runs uncompiled code: the first take three times as long. */
const most = 120;

/**
 * Paths, with their language, of pages of all kinds that this instance has: rendered after a start, they leave compiled
 * code to the next change of the CMS (docs/decisions/0103).
 */
export async function firstRenders(): Promise<string[]> {
  const known = await cachedPages(serverFolder());
  const shown = known.filter(({ state }) => state === 'shown');
  const step = Math.ceil(shown.length / most);
  return shown
    .map(({ path, locale }) => inLocale(path, locale))
    .sort()
    .filter((_path, index) => index % step === 0);
}

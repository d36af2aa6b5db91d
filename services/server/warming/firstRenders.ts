import { serverFolder } from '@/services/config/build';
import { inLocale } from '@/services/config/paths';
import { cachedPages } from '@/services/server/revalidation/cachedPages';

/** All pages of a site of usual size. More would compile nothing more. */
const most = 400;

/**
 * Paths, with their language, of pages of all kinds that this instance has. Node.js runs code uncompiled at first, so the
 * first hundred renders of a process take three times as long; after these, a change of the CMS meets compiled code and
 * finds the pages in memory (docs/decisions/0103).
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

import { serverFolder } from '@/services/config/build';
import { inLocale, paths } from '@/services/config/paths';
import { publishedPaths } from '@/services/config/publishedPaths';
import { defaultLocale, type Locale, locales } from '@/services/domain/locale/locale';
import { fetchMostReadArticles } from '@/services/gateway/articles';
import { withDeadline } from '@/services/gateway/deadline';
import { fetchPublishedDocuments } from '@/services/server/middleware/fetchPublishedDocuments';
import { cachedAddresses } from '@/services/server/revalidation/cachedPages';

const deadlineMs = 60_000;
const mostReadCount = 20;

const addressOf = (path: string, locale: Locale) => `/${locale}${path === '/' ? '' : path}`;

/**
 * Paths, with their language, of the published pages that this instance has not rendered: the articles that are read most, then
 * all others.
 * @throws GatewayError, DeadlineExceeded
 */
export async function coldPaths(): Promise<string[]> {
  const [mostRead, published] = await withDeadline(deadlineMs, () =>
    Promise.all([fetchMostReadArticles(mostReadCount, defaultLocale), fetchPublishedDocuments()]),
  );
  const cached = await cachedAddresses(serverFolder());
  const first = mostRead.map(({ type, id }) => paths.article(type, id));
  return [...new Set([...first, ...publishedPaths(published)])].flatMap((path) =>
    locales.filter((locale) => !cached.has(addressOf(path, locale))).map((locale) => inLocale(path, locale)),
  );
}

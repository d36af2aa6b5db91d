import { env } from '@/services/config/env';
import { paths } from '@/services/config/paths';
import { atomFeed, type FeedEntry } from '@/services/domain/content/atomFeed';
import type { Locale } from '@/services/domain/locale/locale';
import { fetchArticleList } from '@/services/gateway/articles';
import { withDeadline } from '@/services/gateway/deadline';
import { fetchFrame } from '@/services/gateway/frame';
import { fetchInformationList } from '@/services/gateway/library';
import { staleWhileRevalidate } from '@/services/gateway/staleWhileRevalidate';
import { createTranslator } from '@/services/i18n/translator';

import { absoluteAddress } from './absoluteAddress';
import { fileRoute, mostWaitForFile } from './fileRoute';
import { fetchTranslations } from './translations';

/** So many entries are in a feed; readers keep the older ones. */
const entryCount = 50;

interface FeedSource {
  /** Addresses without language: of the feed, and of the page with the same list. */
  path: string;
  page: string;
  /** The namespace with `title` and `lead` of that page. */
  namespace: string;
  fetchEntries: (locale: Locale) => Promise<(Omit<FeedEntry, 'url'> & { path: string })[]>;
}

/** The `getServerSideProps` of a feed; the last good one stays in use while the gateway cannot answer. */
function feedRoute({ path, page, namespace, fetchEntries }: FeedSource) {
  const render = async (locale: Locale) => {
    const [entries, { brand }, translations] = await Promise.all([
      fetchEntries(locale),
      fetchFrame(locale),
      fetchTranslations(locale, [namespace]),
    ]);
    const t = createTranslator(translations).inNamespace(namespace);
    return atomFeed({
      title: `${brand.product}: ${t('title')}`,
      subtitle: t('lead'),
      url: absoluteAddress(path, locale),
      pageUrl: absoluteAddress(page, locale),
      author: brand.product,
      entries: entries.map(({ path: entry, ...rest }) => ({ ...rest, url: absoluteAddress(entry, locale) })),
    });
  };
  const { get } = staleWhileRevalidate<Locale, string>({
    lifetime: () => env().REVALIDATE_SECONDS * 1_000,
    fetch: (locale) => withDeadline(env().GATEWAY_TIMEOUT_MS, () => render(locale)),
    mostWait: mostWaitForFile,
  });
  return fileRoute('application/atom+xml', get);
}

/** The newest articles of the school in one language. */
export const articleFeed = feedRoute({
  path: paths.articleFeed,
  page: paths.school,
  namespace: 'school',
  fetchEntries: async (locale) => {
    const { articles } = await fetchArticleList({ pageSize: entryCount }, locale);
    return articles.map((article) => ({ ...article, path: paths.article(article.type, article.id) }));
  },
});

/** The newest notices. */
export const newsFeed = feedRoute({
  path: paths.newsFeed,
  page: paths.information,
  namespace: 'information',
  fetchEntries: async (locale) => {
    const { notices } = await fetchInformationList({ pageSize: entryCount }, locale);
    return notices.map((notice) => ({ ...notice, path: paths.notice(notice.id) }));
  },
});

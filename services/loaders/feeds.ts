import { paths } from '@/services/config/paths';
import { atomFeed, type FeedEntry } from '@/services/domain/content/atomFeed';
import type { Locale } from '@/services/domain/locale/locale';
import { countryName } from '@/services/domain/services/countryName';
import { fetchArticleList } from '@/services/gateway/articles';
import { fetchTopicFacts } from '@/services/gateway/facts';
import { fetchLayoutData } from '@/services/gateway/layoutData';
import { fetchNewsList } from '@/services/gateway/library';
import { serverTranslation } from '@/services/i18n/serverTranslation';
import { changesOf } from '@/shared/changesOf';

import { absoluteAddress } from './absoluteAddress';
import { gatewayFile, type GatewayFile } from './gatewayFile';
import { lifetime, ratesCsv, ratesJson } from './rateFiles';
import { termsJson } from './termsFile';

/** So many entries are in a feed; readers keep the older ones. */
const entryCount = 50;

interface FeedSource {
  /** Addresses without language: of the feed, and of the page with the same list. */
  path: string;
  page: string;
  /** The namespace with `title` and `lead` of the feed: those of that page. */
  namespace: string;
  fetchEntries: (locale: Locale) => Promise<(Omit<FeedEntry, 'url'> & { path: string })[]>;
}

function feed({ path, page, namespace, fetchEntries }: FeedSource) {
  const render = async (locale: Locale) => {
    const [entries, { brand }, t] = await Promise.all([
      fetchEntries(locale),
      fetchLayoutData(locale),
      serverTranslation(locale, namespace),
    ]);
    return atomFeed({
      title: `${brand.product}: ${t('title')}`,
      subtitle: t('lead'),
      url: absoluteAddress(path, locale),
      pageUrl: absoluteAddress(page, locale),
      author: brand.product,
      entries: entries.map(({ path: entry, ...rest }) => ({ ...rest, url: absoluteAddress(entry, locale) })),
    });
  };
  return gatewayFile({
    address: path,
    type: 'application/atom+xml',
    lifetime,
    render,
  });
}

/** The newest articles of the school in one language. */
export const articleFeed = feed({
  path: paths.articleFeed,
  page: paths.school,
  namespace: 'school',
  fetchEntries: async (locale) => {
    const { articles } = await fetchArticleList({ pageSize: entryCount }, locale);
    return articles.map((article) => ({ ...article, path: paths.article(article.type, article.id) }));
  },
});

/** The newest notices. */
export const newsFeed = feed({
  path: paths.newsFeed,
  page: paths.information,
  namespace: 'news',
  fetchEntries: async (locale) => {
    const { notices } = await fetchNewsList({ pageSize: entryCount }, locale);
    return notices.map((notice) => ({ ...notice, path: paths.notice(notice.id) }));
  },
});

/** What the law of the countries changes and has changed; each entry leads to its place on the page. */
export const changeFeed = feed({
  path: paths.changeFeed,
  page: paths.vatChanges,
  namespace: 'changes',
  fetchEntries: async (locale) => {
    const changes = changesOf(await fetchTopicFacts('changes', locale)).slice(0, entryCount);
    return changes.map(({ id, day, row, fact: { country, checkedOn } }) => ({
      title: `${countryName(country, locale)}, ${day}`,
      summary: row.text,
      path: `${paths.vatChanges}#${id}`,
      publishedAt: `${checkedOn}T12:00:00.000Z`,
      updatedAt: `${checkedOn}T12:00:00.000Z`,
    }));
  },
});

/** Feeds and files by the last segment of their address. */
export const feeds: Record<string, GatewayFile> = {
  'articles.xml': articleFeed,
  'news.xml': newsFeed,
  'changes.xml': changeFeed,
  'vatRates.json': ratesJson,
  'vatRates.csv': ratesCsv,
  'terms.json': termsJson,
};

import { aboutPages, contentPages, pageKeyOf } from '@/services/config/contentPages';
import { paths } from '@/services/config/paths';
import { type ArticleCard, articleTypes } from '@/services/domain/article';
import { defaultLocale } from '@/services/domain/locale';
import type { SitemapEntry } from '@/services/domain/sitemap';
import { fetchArticleList } from '@/services/gateway/articles';
import { fetchAboutPage, fetchContentPageUpdate, fetchHomePage } from '@/services/gateway/pages';

const pageSize = 100;
/** A sitemap holds 50,000 addresses at most; two languages of so many pages of articles stay below. */
const maxPages = 200;

async function allArticles(page = 1): Promise<ArticleCard[]> {
  const { articles, total } = await fetchArticleList({ page, pageSize }, defaultLocale);
  const isLast = page * pageSize >= total || page === maxPages || articles.length === 0;
  return isLast ? articles : [...articles, ...(await allArticles(page + 1))];
}

async function contentEntry(path: string): Promise<SitemapEntry[]> {
  const updatedAt = await fetchContentPageUpdate(pageKeyOf(path), defaultLocale);
  return updatedAt ? [{ path, updatedAt }] : [];
}

async function aboutEntry(path: string): Promise<SitemapEntry[]> {
  const page = await fetchAboutPage(pageKeyOf(path), defaultLocale);
  return page ? [{ path, updatedAt: page.updatedAt }] : [];
}

/** Every page that is published now. */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  const [home, about, content, articles] = await Promise.all([
    fetchHomePage(defaultLocale),
    Promise.all(aboutPages.map(aboutEntry)),
    Promise.all(contentPages.map(contentEntry)),
    allArticles(),
  ]);
  return [
    { path: paths.home, updatedAt: home?.updatedAt },
    ...about.flat(),
    ...content.flat(),
    { path: paths.school },
    ...articleTypes.map((type) => ({ path: paths.schoolList(type) })),
    ...articles.map(({ type, id, updatedAt }) => ({ path: paths.article(type, id), updatedAt })),
  ];
}

import { aboutPages, contentPages, pageKeyOf, registerPages } from '@/services/config/contentPages';
import { paths } from '@/services/config/paths';
import { type ArticleCard, articleTypes } from '@/services/domain/article';
import { defaultLocale } from '@/services/domain/locale';
import type { SitemapEntry } from '@/services/domain/sitemap';
import { fetchArticleList } from '@/services/gateway/articles';
import { fetchInformationList } from '@/services/gateway/library';
import { fetchAboutPage, fetchContentPageUpdate, fetchHomePage } from '@/services/gateway/pages';
import { fetchQuestions } from '@/services/gateway/questions';

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

/** Pages that show what lives in collections; each has a single address. */
const collected = [
  paths.school,
  ...articleTypes.map((type) => paths.schoolList(type)),
  paths.prices,
  paths.calculate(),
  paths.commonQuestion,
  paths.information,
  paths.manuals,
  paths.videos,
  paths.anniversary,
];

/** Every page that is published now. */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  const [home, about, content, articles, { questions }, { notices }] = await Promise.all([
    fetchHomePage(defaultLocale),
    Promise.all(aboutPages.map(aboutEntry)),
    Promise.all([...contentPages, ...registerPages].map(contentEntry)),
    allArticles(),
    fetchQuestions({ pageSize }, defaultLocale),
    fetchInformationList({ pageSize }, defaultLocale),
  ]);
  return [
    { path: paths.home, updatedAt: home?.updatedAt },
    ...about.flat(),
    ...content.flat(),
    ...collected.map((path) => ({ path })),
    ...articles.map(({ type, id, updatedAt }) => ({ path: paths.article(type, id), updatedAt })),
    ...questions.map(({ id, updatedAt }) => ({ path: paths.answer(id), updatedAt })),
    ...notices.map(({ id, updatedAt }) => ({ path: paths.notice(id), updatedAt })),
  ];
}

import { articleTypes } from '@/contract/lists/articles';
import { calculators } from '@/contract/lists/calculators';
import { isPriceCountry } from '@/contract/lists/countries';
import { newsTypes } from '@/contract/lists/news';
import { aboutPages, contentPages, extendedPages, pageKeyOf } from '@/contract/site/contentPages';
import { findRedirect } from '@/contract/site/findRedirect';
import { paths } from '@/services/config/paths';
import { noChannel } from '@/services/domain/activities/channel';
import type { NewsCard } from '@/services/domain/articles/news';
import type { Question } from '@/services/domain/articles/question';
import type { SitemapEntry } from '@/services/domain/content/sitemap';
import { defaultLocale } from '@/services/domain/locale/locale';
import { rulesVersion } from '@/services/domain/obligations/rulesVersion';
import type { PriceRow } from '@/services/domain/services/service';
import { groupByCategory, type ServiceGroup } from '@/services/domain/services/serviceGroups';
import { fetchAnniversary } from '@/services/gateway/activities';
import { fetchChannelPage } from '@/services/gateway/channels';
import { fetchDueRules } from '@/services/gateway/dueDates';
import { fetchManuals, fetchVideos } from '@/services/gateway/library';
import {
  fetchAboutPage,
  fetchContentPageUpdate,
  fetchCustomPageUpdate,
  fetchFreeTrialPage,
  fetchHomePage,
} from '@/services/gateway/pages';
import { fetchPartners } from '@/services/gateway/partners';
import { fetchRedirects } from '@/services/gateway/redirects';
import { fetchPriceRows, fetchServices } from '@/services/gateway/services';
import { fetchAllArticles, fetchAllNotices, fetchAllQuestions } from '@/services/gateway/wholeLists';
import { deadlineCountries, deadlineRules } from '@/shared/dueDates/deadlineRules';
import type { DueRule } from '@/shared/dueDates/dueRule';

import { fetchCampaignUids } from '../gateway/campaignUids';

/** None for a page that is not published, or kept out of search engines. */
const entriesOf = (
  path: string,
  page: { updatedAt: string; noIndex?: boolean } | undefined,
): SitemapEntry[] => (page && !page.noIndex ? [{ path, updatedAt: page.updatedAt }] : []);

async function contentEntry(path: string): Promise<SitemapEntry[]> {
  return entriesOf(path, await fetchContentPageUpdate(pageKeyOf(path), defaultLocale));
}

async function aboutEntry(path: string): Promise<SitemapEntry[]> {
  return entriesOf(path, await fetchAboutPage(pageKeyOf(path), defaultLocale));
}

async function freeTrialEntry(): Promise<SitemapEntry[]> {
  return entriesOf(paths.freeTrial, await fetchFreeTrialPage(defaultLocale));
}

async function newcomersEntry(): Promise<SitemapEntry[]> {
  const landing = await fetchChannelPage(noChannel, defaultLocale);
  return entriesOf(paths.newcomers, landing?.page);
}

async function anniversaryEntry(): Promise<SitemapEntry[]> {
  return (await fetchAnniversary(defaultLocale)) ? [{ path: paths.anniversary }] : [];
}

/** The list of campaigns, the campaigns themselves and the guides to countries. */
async function campaignEntries(): Promise<SitemapEntry[]> {
  const uids = ['', ...(await fetchCampaignUids(defaultLocale))];
  const pages = await Promise.all(uids.map((uid) => fetchCustomPageUpdate(uid, defaultLocale)));
  return uids.flatMap((uid, index) => entriesOf(uid ? paths.campaign(uid) : paths.campaigns, pages[index]));
}

/** A page is as new as the newest thing it lists. ISO 8601 sorts by time. */
const listing = (path: string, entries: { updatedAt: string }[]): SitemapEntry => ({
  path,
  updatedAt: entries
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1),
});

/** The list of each type that has notices. */
const noticeLists = (notices: NewsCard[]): SitemapEntry[] =>
  newsTypes.flatMap((type) => {
    const ofType = notices.filter((notice) => notice.type === type);
    return ofType.length > 0 ? [listing(paths.newsList(type), ofType)] : [];
  });

/** The list of each type that has questions. */
const questionLists = (questions: Question[]): SitemapEntry[] =>
  [...new Set(questions.map(({ typeKey }) => typeKey))].map((key) =>
    listing(
      paths.questionList(key),
      questions.filter(({ typeKey }) => typeKey === key),
    ),
  );

/** When the prices of some services came into force. */
const datesOf = ({ services }: ServiceGroup) =>
  services.flatMap(({ prices }) => prices.map(({ validFrom }) => ({ updatedAt: validFrom })));

/** The countries that have a page of prices. */
const countriesWithPrices = (prices: PriceRow[]): string[] =>
  [...new Set(prices.map(({ country }) => country))].filter(isPriceCountry);

const checksOf = (rules: readonly DueRule[]) => rules.map(({ checkedOn }) => ({ updatedAt: checkedOn }));

async function publishedEntries(): Promise<SitemapEntry[]> {
  const [
    home,
    about,
    content,
    promotion,
    prices,
    services,
    partners,
    articles,
    questions,
    notices,
    manuals,
    videos,
    dueRules,
  ] = await Promise.all([
    fetchHomePage(defaultLocale),
    Promise.all(aboutPages.map(aboutEntry)),
    Promise.all([...contentPages, ...extendedPages].map(contentEntry)),
    Promise.all([freeTrialEntry(), anniversaryEntry(), newcomersEntry(), campaignEntries()]),
    fetchPriceRows(defaultLocale),
    fetchServices(defaultLocale),
    fetchPartners(defaultLocale),
    fetchAllArticles(defaultLocale),
    fetchAllQuestions(defaultLocale),
    fetchAllNotices(defaultLocale),
    fetchManuals(defaultLocale),
    fetchVideos(defaultLocale),
    fetchDueRules(defaultLocale),
  ]);
  return [
    { path: paths.home, updatedAt: home?.updatedAt },
    ...about.flat(),
    ...content.flat(),
    ...promotion.flat(),
    listing(
      paths.prices,
      prices.map(({ price }) => ({ updatedAt: price.validFrom })),
    ),
    ...groupByCategory(services).map((group) => listing(paths.servicesOf(group.category), datesOf(group))),
    ...countriesWithPrices(prices).map((country) =>
      listing(
        paths.pricesOf(country),
        prices.flatMap((row) => (row.country === country ? [{ updatedAt: row.price.validFrom }] : [])),
      ),
    ),
    listing(paths.partners, partners),
    { path: paths.calculate(), updatedAt: rulesVersion },
    { path: paths.vatNumber },
    listing(paths.deadlines, checksOf(dueRules)),
    ...deadlineCountries.map((country) =>
      listing(paths.deadlinesOf(country), checksOf(deadlineRules(dueRules, { country }))),
    ),
    ...[paths.calculators, ...calculators.map(paths.calculator)].map((path) => ({
      path,
      updatedAt: rulesVersion,
    })),
    listing(paths.school, articles),
    ...articleTypes.map((type) =>
      listing(
        paths.schoolList(type),
        articles.filter((article) => article.type === type),
      ),
    ),
    listing(paths.commonQuestion, questions),
    listing(paths.information, notices),
    ...noticeLists(notices),
    ...questionLists(questions),
    listing(paths.manuals, manuals),
    listing(
      paths.videos,
      videos.map(({ publishedAt }) => ({ updatedAt: publishedAt })),
    ),
    ...articles.flatMap((article) => entriesOf(paths.article(article.type, article.id), article)),
    ...questions.map(({ id, updatedAt }) => ({ path: paths.answer(id), updatedAt })),
    ...notices.flatMap((notice) => entriesOf(paths.notice(notice.id), notice)),
    ...manuals.map(({ id, updatedAt }) => ({ path: paths.manual(id), updatedAt })),
    ...videos.map(({ id, publishedAt }) => ({ path: paths.lesson(id), updatedAt: publishedAt })),
  ];
}

/** Every page that is published now and that its address leads to: what a redirect covers is found at its target. */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  const [entries, redirects] = await Promise.all([publishedEntries(), fetchRedirects()]);
  return entries.filter(({ path }) => !findRedirect(redirects, path));
}

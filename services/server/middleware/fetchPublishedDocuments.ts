import type { ArticleType } from '@/contract/lists/articles';
import type { PublishedDocuments } from '@/services/config/pagePath';
import type { ArticleCard } from '@/services/domain/articles/article';
import { defaultLocale } from '@/services/domain/locale/locale';
import { fetchArticleList } from '@/services/gateway/articles';
import { fetchCampaignUids } from '@/services/gateway/campaignUids';
import { fetchChannels } from '@/services/gateway/channels';
import { fetchInformationList } from '@/services/gateway/library';
import { fetchQuestions } from '@/services/gateway/questions';
import { fetchServices } from '@/services/gateway/services';

const pageSize = 100;
/** More than 20,000 documents of a kind are not kept in memory; their ids are then no reason for a 404. */
const mostPages = 200;

/** A whole list, page by page. @throws where it has no end */
async function all<T>(fetchPage: (page: number) => Promise<{ items: T[]; total: number }>): Promise<T[]> {
  const found: T[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { items, total } = await fetchPage(page);
    found.push(...items);
    if (items.length === 0 || found.length >= total) return found;
  }
  throw new Error('There are more documents than the index of known addresses takes.');
}

const allArticles = () =>
  all(async (page) => {
    const { articles, total } = await fetchArticleList({ page, pageSize }, defaultLocale);
    return { items: articles, total };
  });
const allQuestions = () =>
  all(async (page) => {
    const { questions, total } = await fetchQuestions({ page, pageSize }, defaultLocale);
    return { items: questions, total };
  });
const allNotices = () =>
  all(async (page) => {
    const { notices, total } = await fetchInformationList({ page, pageSize }, defaultLocale);
    return { items: notices, total };
  });

const ids = (documents: { id: number }[]) => new Set(documents.map(({ id }) => id));
const ofType = (articles: ArticleCard[], type: ArticleType) =>
  ids(articles.filter((article) => article.type === type));

/** The published documents, by the gateway's lists: a call per hundred documents. @throws GatewayError */
export async function fetchPublishedDocuments(): Promise<PublishedDocuments> {
  const [articles, questions, information, campaigns, channels, services] = await Promise.all([
    allArticles(),
    allQuestions(),
    allNotices(),
    fetchCampaignUids(defaultLocale),
    fetchChannels(defaultLocale),
    fetchServices(defaultLocale),
  ]);
  return {
    articles: {
      companyEncy: ofType(articles, 'companyEncy'),
      FinanceTaxEncy: ofType(articles, 'FinanceTaxEncy'),
      industryInfo: ofType(articles, 'industryInfo'),
      trends: ofType(articles, 'trends'),
    },
    questions: ids(questions),
    information: ids(information),
    campaigns: new Set(campaigns),
    channels: new Set(channels.flatMap(({ channelCode, channelNo }) => [channelCode, channelNo])),
    serviceCategories: new Set(services.map(({ category }) => category)),
    priceCountries: new Set(
      services.flatMap(({ country, prices }) => (country && prices.length > 0 ? [country] : [])),
    ),
  };
}

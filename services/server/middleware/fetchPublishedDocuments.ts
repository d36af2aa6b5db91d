import type { ArticleType } from '@/contract/lists/articles';
import type { PublishedDocuments } from '@/services/config/pagePath';
import type { ArticleCard } from '@/services/domain/articles/article';
import { defaultLocale } from '@/services/domain/locale/locale';
import { fetchCampaignUids } from '@/services/gateway/campaignUids';
import { fetchChannels } from '@/services/gateway/channels';
import { fetchManualIds, fetchVideoIds } from '@/services/gateway/library';
import { fetchServices } from '@/services/gateway/services';
import { fetchAllArticles, fetchAllNotices, fetchAllQuestions } from '@/services/gateway/wholeLists';

const ids = (documents: { id: number }[]) => new Set(documents.map(({ id }) => id));
const ofType = (articles: ArticleCard[], type: ArticleType) =>
  ids(articles.filter((article) => article.type === type));

function countBy(types: string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}

/** The published documents, by the gateway's lists: a call per hundred documents. @throws GatewayError */
export async function fetchPublishedDocuments(): Promise<PublishedDocuments> {
  const [articles, questions, information, manuals, videos, campaigns, channels, services] =
    await Promise.all([
      fetchAllArticles(defaultLocale),
      fetchAllQuestions(defaultLocale),
      fetchAllNotices(defaultLocale),
      fetchManualIds(defaultLocale),
      fetchVideoIds(defaultLocale),
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
    questionTypes: countBy(questions.map(({ typeKey }) => typeKey)),
    information: ids(information),
    newsTypes: countBy(information.map(({ type }) => type)),
    manuals: new Set(manuals),
    videos: new Set(videos),
    campaigns: new Set(campaigns),
    channels: new Set(channels.flatMap(({ channelCode, channelNo }) => [channelCode, channelNo])),
    serviceCategories: new Set(services.map(({ category }) => category)),
    priceCountries: new Set(
      services.flatMap(({ country, prices }) => (country && prices.length > 0 ? [country] : [])),
    ),
  };
}

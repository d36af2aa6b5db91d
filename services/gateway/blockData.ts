import type { WirePage } from '@/contract/calls/blocks';
import { firstOfEachType } from '@/services/domain/articles/question';
import type { BlockKind } from '@/services/domain/content/page';
import type { Locale } from '@/services/domain/locale/locale';
import { withTrademarks } from '@/services/domain/services/service';
import { dayOf } from '@/shared/dayOf';

import { callGateway } from './client';
import { fetchDueRules } from './dueDates';
import { articleCardsFromWire } from './map/article';
import type { BlockData } from './map/block';
import { noBlockData } from './map/page';
import { mapContext } from './mapContext';
import { fetchPartners } from './partners';
import { renderContext } from './renderContext';
import { fetchPriceBundles, fetchServices, fetchSurveyServices, fetchTrademarkServices } from './services';
import { fetchAllQuestions } from './wholeLists';

type FetchJoin = (locale: Locale) => Promise<Partial<BlockData>>;

const newsCount = 3;

/** The calls that some blocks need besides their page's own. */
const joinOf: Partial<Record<BlockKind, FetchJoin>> = {
  serviceDirectory: async (locale) => {
    const [services, trademarks] = await Promise.all([fetchServices(locale), fetchTrademarkServices(locale)]);
    return { services: withTrademarks(services, trademarks) };
  },
  partnerStrip: async (locale) => ({ partners: await fetchPartners(locale) }),
  questionTeasers: async (locale) => ({ questions: firstOfEachType(await fetchAllQuestions(locale)) }),
  countryGuide: async (locale) => {
    const [services, bundles, dueRules] = await Promise.all([
      fetchSurveyServices(locale),
      fetchPriceBundles(locale),
      fetchDueRules(locale),
    ]);
    const today = dayOf(new Date(renderContext().previewAt ?? Date.now()));
    return { guide: { services, bundles, dueRules, today } };
  },
  newsTeasers: async (locale) => {
    const { hot, latest } = await callGateway('getHotAndNewInformation', { size: newsCount }, { locale });
    const context = mapContext(locale);
    return { hot: articleCardsFromWire(hot, context), latest: articleCardsFromWire(latest, context) };
  },
};

/** Data of other calls that the blocks of a page show: fetched together, each once, only if a block needs them. */
export async function fetchBlockData({ blocks }: WirePage, locale: Locale): Promise<BlockData> {
  const kinds = new Set(blocks.map(({ blockType }) => blockType));
  const wanted = [...kinds].flatMap((kind) => joinOf[kind] ?? []);
  const parts = await Promise.all(wanted.map((fetchJoin) => fetchJoin(locale)));
  return Object.assign({}, noBlockData, ...parts) as BlockData;
}

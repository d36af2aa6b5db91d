import { env } from '@/services/config/env';
import type { Locale } from '@/services/domain/locale/locale';
import type { SurveyService } from '@/services/domain/services/service';

import { callGateway } from './client';
import { surveyServiceFromWire } from './map/service';
import { staleWhileRevalidate } from './staleWhileRevalidate';

/** Each answer to a check without scripts asks for them, so they are kept for a while. */
const keptPrices = (name: 'priceForSurveyReport' | 'trademarkPriceForSurveyReport') =>
  staleWhileRevalidate<Locale, SurveyService[]>({
    lifetime: () => env().REVALIDATE_SECONDS * 1_000,
    fetch: async (locale) => (await callGateway(name, {}, { locale })).map(surveyServiceFromWire),
  });

const services = keptPrices('priceForSurveyReport');
const trademarks = keptPrices('trademarkPriceForSurveyReport');

/** Prices in force of the services that the check can offer, and of trade marks. */
export async function fetchPricesOfCheck(locale: Locale) {
  const [offered, offeredTrademarks] = await Promise.all([services.get(locale), trademarks.get(locale)]);
  return { services: offered, trademarks: offeredTrademarks };
}

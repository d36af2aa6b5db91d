import { env } from '@/services/config/env';
import type { Locale } from '@/services/domain/locale/locale';
import type { CheckPrices } from '@/services/domain/obligations/sentCheck';
import type { Bundle } from '@/services/domain/services/bundle';
import type { SurveyService } from '@/services/domain/services/service';

import { callGateway } from './client';
import { surveyServiceFromWire } from './map/service';
import { fetchPriceBundles } from './services';
import { staleWhileRevalidate } from './staleWhileRevalidate';

/** Each answer to a check without scripts asks for them, so they are kept for a while. */
const lifetime = () => env().REVALIDATE_SECONDS * 1_000;
const keptPrices = (name: 'priceForSurveyReport' | 'trademarkPriceForSurveyReport') =>
  staleWhileRevalidate<Locale, SurveyService[]>({
    lifetime,
    fetch: async (locale) => (await callGateway(name, {}, { locale })).map(surveyServiceFromWire),
  });

const services = keptPrices('priceForSurveyReport');
const trademarks = keptPrices('trademarkPriceForSurveyReport');
const bundles = staleWhileRevalidate<Locale, Bundle[]>({ lifetime, fetch: fetchPriceBundles });

/** Prices in force of the services that the check can offer, and of trade marks, and of bundles. */
export async function fetchPricesOfCheck(locale: Locale): Promise<CheckPrices> {
  const [offered, offeredTrademarks, offeredBundles] = await Promise.all([
    services.get(locale),
    trademarks.get(locale),
    bundles.get(locale),
  ]);
  return { services: offered, trademarks: offeredTrademarks, bundles: offeredBundles };
}

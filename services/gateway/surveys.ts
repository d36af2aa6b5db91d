import type { Locale } from '@/services/domain/locale/locale';
import type { SurveyService } from '@/services/domain/services/service';

import { callGateway } from './client';
import { surveyServiceFromWire } from './map/service';

interface PriceQuery {
  /** The country code (requirements, 3); all countries where none is given. */
  countryCode?: number;
}

const paramsOf = ({ countryCode }: PriceQuery) => (countryCode === undefined ? {} : { countryCode });

/** Prices in force today of tax and product compliance services. */
export async function fetchSurveyPrices(query: PriceQuery, locale: Locale): Promise<SurveyService[]> {
  return (await callGateway('priceForSurveyReport', paramsOf(query), { locale })).map(surveyServiceFromWire);
}

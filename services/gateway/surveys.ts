import type { Locale } from '@/services/domain/locale/locale';
import type { SurveyReport } from '@/services/domain/obligations/survey';
import type { PricedService } from '@/services/domain/services/service';

import { callGateway } from './client';
import type { GatewayCallContext } from './headers';
import { pricedServiceFromWire } from './map/service';
import { surveyReportFromWire } from './map/survey';
import { undefinedIfNotFound } from './undefinedIfNotFound';

/**
 * Keeps the answers of the calculator with the date of its rules; gives the report's unguessable id. A report saved
 * with `context.token` belongs to that merchant.
 */
export async function saveSurveyReport(
  { answers, rulesVersion }: Pick<SurveyReport, 'answers' | 'rulesVersion'>,
  context: GatewayCallContext,
): Promise<string> {
  return (await callGateway('saveSurveyReport', { answers, rulesVersion }, context)).id;
}

/** A saved report, or undefined when the gateway says that there is none. */
export async function fetchSurveyReport(
  id: string,
  context: GatewayCallContext,
): Promise<SurveyReport | undefined> {
  const wire = await undefinedIfNotFound(callGateway('getSurveyReport', { id }, context));
  return wire && surveyReportFromWire(wire);
}

interface PriceQuery {
  /** The country code (requirements, 3); all countries where none is given. */
  countryCode?: number;
}

const paramsOf = ({ countryCode }: PriceQuery) => (countryCode === undefined ? {} : { countryCode });

/** Prices in force today of tax and product compliance services. */
export async function fetchSurveyPrices(query: PriceQuery, locale: Locale): Promise<PricedService[]> {
  return (await callGateway('priceForSurveyReport', paramsOf(query), { locale })).map(pricedServiceFromWire);
}

/** Prices in force today of trade mark services. */
export async function fetchSurveyTrademarkPrices(
  query: PriceQuery,
  locale: Locale,
): Promise<PricedService[]> {
  return (await callGateway('trademarkPriceForSurveyReport', paramsOf(query), { locale })).map(
    pricedServiceFromWire,
  );
}

import type { Locale } from '@/services/domain/locale/locale';
import type { Bundle } from '@/services/domain/services/bundle';
import type { PriceRow, Service, SurveyService, TrademarkService } from '@/services/domain/services/service';

import { callGateway } from './client';
import {
  bundleFromWire,
  priceRowFromWire,
  serviceFromWire,
  surveyServiceFromWire,
  trademarkServiceFromWire,
} from './map/service';
import { undefinedIfNotFound } from './undefinedIfNotFound';

/** All services with the prices in force today, in order. */
export async function fetchServices(locale: Locale): Promise<Service[]> {
  return (await callGateway('getProductsPrices', {}, { locale })).map(serviceFromWire);
}

/** Every price in force today, one a row. */
export async function fetchPriceRows(locale: Locale): Promise<PriceRow[]> {
  return (await callGateway('priceForWWW', {}, { locale })).map(priceRowFromWire);
}

/** Services that the check can offer, with the prices in force today, in order. */
export async function fetchSurveyServices(locale: Locale): Promise<SurveyService[]> {
  return (await callGateway('priceForSurveyReport', {}, { locale })).map(surveyServiceFromWire);
}

/** Trade mark services with the prices in force today, in order. */
export async function fetchTrademarkServices(locale: Locale): Promise<TrademarkService[]> {
  return (await callGateway('iprList', {}, { locale })).map(trademarkServiceFromWire);
}

/** Bundles of services with the prices in force today, in order; none from a gateway that does not know the call. */
export async function fetchPriceBundles(locale: Locale): Promise<Bundle[]> {
  return (
    (await undefinedIfNotFound(callGateway('getPriceBundles', {}, { locale })))?.map(bundleFromWire) ?? []
  );
}

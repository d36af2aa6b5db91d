import type { Locale } from '@/services/domain/locale/locale';
import type { PriceRow, Service, TrademarkService } from '@/services/domain/services/service';

import { callGateway } from './client';
import { priceRowFromWire, serviceFromWire, trademarkServiceFromWire } from './map/service';

/** All services with the prices in force today, in order. */
export async function fetchServices(locale: Locale): Promise<Service[]> {
  return (await callGateway('getProductsPrices', {}, { locale })).map(serviceFromWire);
}

/** Every price in force today, one a row. */
export async function fetchPriceRows(locale: Locale): Promise<PriceRow[]> {
  return (await callGateway('priceForWWW', {}, { locale })).map(priceRowFromWire);
}

/** Trade mark services with the prices in force today, in order. */
export async function fetchTrademarkServices(locale: Locale): Promise<TrademarkService[]> {
  return (await callGateway('iprList', {}, { locale })).map(trademarkServiceFromWire);
}

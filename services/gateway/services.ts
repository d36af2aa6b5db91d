import type { Locale } from '@/services/domain/locale/locale';
import type { PriceRow, Service, TrademarkService } from '@/services/domain/services/service';

import { request } from './client';
import { toPriceRow, toService, toTrademarkService } from './map/service';

/** All services with the prices in force today, in order. */
export async function fetchServices(locale: Locale): Promise<Service[]> {
  return (await request('getProductsPrices', {}, { locale })).map(toService);
}

/** Every price in force today, one a row. */
export async function fetchPriceRows(locale: Locale): Promise<PriceRow[]> {
  return (await request('priceForWWW', {}, { locale })).map(toPriceRow);
}

/** Trade mark services with the prices in force today, in order. */
export async function fetchTrademarkServices(locale: Locale): Promise<TrademarkService[]> {
  return (await request('iprList', {}, { locale })).map(toTrademarkService);
}

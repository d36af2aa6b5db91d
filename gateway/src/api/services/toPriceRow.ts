import type { WirePriceRow, WireService, WireSurveyPrice } from '@/contract/calls/services';

/** One row for each price of a service. */
export const toPriceRows = ({ prices, summary, duration, ...service }: WireService): WirePriceRow[] =>
  prices.map((price) => ({ ...service, price }));

/** What is needed to add prices up. */
export const toSurveyPrice = ({ summary, duration, serviceType, ...service }: WireService): WireSurveyPrice =>
  service;

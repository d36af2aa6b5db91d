import type { Where } from 'payload';

import {
  type WirePriceRow,
  type WireService,
  type WireSurveyPrice,
  type WireTrademarkService,
} from '@/contract/calls/services';
import { serviceCategories } from '@/contract/lists/services';

import { answersToWire } from '../../domain/answersToWire';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { trackList } from '../../sync/trackVersions';
import { priceRowsToWire, surveyPriceToWire } from './priceRowToWire';
import { readingTitles } from './readingTitles';
import { serviceToWire } from './serviceToWire';
import { trademarkServiceToWire } from './trademarkServiceToWire';

type Category = WireService['category'];
interface OfCountry {
  countryCode?: number;
}

/** Services that the calculator adds up; company services are quoted, a top-up is no service. */
const surveyed = serviceCategories.filter(
  (category) => !['company', 'trademark', 'balance'].includes(category),
);

async function read({ payload, language }: CallContext, where: Where = {}) {
  trackList('services');
  const query = { ...asVisitor(language), where, sort: '_order', pagination: false };
  return (await payload.find({ collection: 'services', ...query })).docs;
}

/**
 * Services of some areas, and of exactly one country where it is given; what holds EU-wide has a code of its own.
 * The country is compared here: PostgreSQL refuses to look for a code that its list does not have.
 */
async function readAreas(context: CallContext, categories: Category[], { countryCode }: OfCountry) {
  const services = await read(context, { category: { in: categories } });
  return services.filter(
    (service) => countryCode === undefined || service.countryCode === String(countryCode),
  );
}

/** All published services, in the order set in the admin. */
export async function findServices(context: CallContext): Promise<WireService[]> {
  const services = await read(context);
  const titles = await readingTitles(context, services);
  return services.map((service) => serviceToWire(service, context, titles));
}

/** Every price in force today, in the order of the services. */
export const findPriceRows = async (context: CallContext): Promise<WirePriceRow[]> =>
  (await read(context)).flatMap((service) => priceRowsToWire(serviceToWire(service, context)));

export async function findTrademarkServices(
  context: CallContext,
  params: OfCountry,
): Promise<WireTrademarkService[]> {
  const services = await readAreas(context, ['trademark'], params);
  const titles = await readingTitles(context, services);
  return services.flatMap((service) => trademarkServiceToWire(service, context, titles) ?? []);
}

/** Services that have a price today: one without cannot be added up. */
async function findPriced(
  context: CallContext,
  categories: Category[],
  params: OfCountry,
): Promise<WireSurveyPrice[]> {
  const services = await readAreas(context, categories, params);
  return services
    .map((service) => surveyPriceToWire(serviceToWire(service, context), answersToWire(service)))
    .filter(({ prices }) => prices.length > 0);
}

/** Prices of tax and product compliance services. */
export const findSurveyPrices = (context: CallContext, params: OfCountry): Promise<WireSurveyPrice[]> =>
  findPriced(context, surveyed, params);

/** Prices of trade mark services. */
export const findTrademarkPrices = (context: CallContext, params: OfCountry): Promise<WireSurveyPrice[]> =>
  findPriced(context, ['trademark'], params);

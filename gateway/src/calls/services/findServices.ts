import type { Where } from 'payload';

import {
  serviceCategories,
  type WirePriceRow,
  type WireService,
  type WireSurveyPrice,
  type WireTrademarkService,
} from '../../../contract/services';
import { asVisitor, type CallContext } from '../context';
import { toPriceRows, toSurveyPrice } from './toPriceRow';
import { toService } from './toService';
import { toTrademarkService } from './toTrademarkService';

type Category = WireService['category'];
interface OfCountry {
  countryCode?: number;
}

/** What the calculator adds up; company services are quoted, a top-up is no service. */
const surveyed = serviceCategories.filter(
  (category) => !['company', 'trademark', 'balance'].includes(category),
);

async function read({ payload, language }: CallContext, where: Where = {}) {
  const query = { ...asVisitor(language), where, sort: '_order', pagination: false };
  return (await payload.find({ collection: 'services', ...query })).docs;
}

/** EU-wide services have a code of their own: a country's list holds exactly that country. */
const ofAreas = (categories: Category[], { countryCode }: OfCountry): Where => ({
  and: [
    { category: { in: categories } },
    countryCode === undefined ? {} : { countryCode: { equals: String(countryCode) } },
  ],
});

/** All published services, in the order set in the admin. */
export const findServices = async (context: CallContext): Promise<WireService[]> =>
  (await read(context)).map((service) => toService(service, context));

/** Every price in force today, in the order of the services. */
export const findPriceRows = async (context: CallContext): Promise<WirePriceRow[]> =>
  (await findServices(context)).flatMap(toPriceRows);

export const findTrademarkServices = async (
  context: CallContext,
  params: OfCountry,
): Promise<WireTrademarkService[]> =>
  (await read(context, ofAreas(['trademark'], params))).flatMap(
    (service) => toTrademarkService(service, context) ?? [],
  );

/** Services that have a price today: one without cannot be added up. */
async function findPriced(context: CallContext, where: Where): Promise<WireSurveyPrice[]> {
  const services = (await read(context, where)).map((service) => toService(service, context));
  return services.filter(({ prices }) => prices.length > 0).map(toSurveyPrice);
}

/** Prices of tax and product compliance services. */
export const findSurveyPrices = (context: CallContext, params: OfCountry): Promise<WireSurveyPrice[]> =>
  findPriced(context, ofAreas(surveyed, params));

/** Prices of trade mark services. */
export const findTrademarkPrices = (context: CallContext, params: OfCountry): Promise<WireSurveyPrice[]> =>
  findPriced(context, ofAreas(['trademark'], params));

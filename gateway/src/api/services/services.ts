import type { Where } from 'payload';

import {
  type WirePriceRow,
  type WireService,
  type WireServiceCard,
  type WireSurveyPrice,
  type WireTrademarkService,
} from '@/contract/calls/services';
import { serviceCategories } from '@/contract/lists/services';

import { shownServices } from '../../cms/fields/shared';
import { answersToWire } from '../../domain/answersToWire';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { inOrderOf, trackList } from '../../sync/trackVersions';
import { idOf } from '../wire/relation';
import { priceRowsToWire, serviceCardToWire } from './priceRowToWire';
import { findReading } from './reading';
import { serviceToWire } from './serviceToWire';
import { trademarkServiceToWire } from './trademarkServiceToWire';
import { withReturns } from './withReturns';

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
  const reading = await findReading(context, services);
  return withReturns(
    context,
    services.map((service) => serviceToWire(service, context, reading)),
  );
}

type Related = Parameters<typeof idOf>[0][] | null | undefined;

/**
 * The first services that each of several texts is about, in the order of the text; what is not published is left out.
 * One read serves all of them.
 */
export async function findServiceCardsOfEach(
  context: CallContext,
  related: Related[],
): Promise<WireServiceCard[][]> {
  const idsOfEach = related.map((services) => (services ?? []).slice(0, shownServices).map(idOf));
  const ids = [...new Set(idsOfEach.flat())];
  if (ids.length === 0) return idsOfEach.map(() => []);
  const { payload, language } = context;
  const query = { ...asVisitor(language), where: { id: { in: ids } }, pagination: false };
  const { docs } = await payload.find({ collection: 'services', ...query });
  const wire = await withReturns(
    context,
    docs.map((service) => serviceToWire(service, context)),
  );
  const cards = new Map(wire.map((service) => [service.id, serviceCardToWire(service)]));
  return idsOfEach.map((own) => inOrderOf(own, cards, 'services'));
}

/** The same for one text. */
export async function findServiceCards(context: CallContext, related: Related): Promise<WireServiceCard[]> {
  const [cards = []] = await findServiceCardsOfEach(context, [related]);
  return cards;
}

/** Every price in force today, in the order of the services. */
export async function findPriceRows(context: CallContext): Promise<WirePriceRow[]> {
  const services = (await read(context)).map((service) => serviceToWire(service, context));
  return (await withReturns(context, services)).flatMap(priceRowsToWire);
}

export async function findTrademarkServices(
  context: CallContext,
  params: OfCountry,
): Promise<WireTrademarkService[]> {
  const services = await readAreas(context, ['trademark'], params);
  const reading = await findReading(context, services);
  return services.flatMap((service) => trademarkServiceToWire(service, context, reading) ?? []);
}

/** Services that have a price today: one without cannot be added up. */
async function findPriced(
  context: CallContext,
  categories: Category[],
  params: OfCountry,
): Promise<WireSurveyPrice[]> {
  const services = await readAreas(context, categories, params);
  const priced = services
    .map((service) => ({
      ...serviceCardToWire(serviceToWire(service, context)),
      answers: answersToWire(service),
    }))
    .filter(({ prices }) => prices.length > 0);
  return withReturns(context, priced);
}

/** Prices of tax and product compliance services. */
export const findSurveyPrices = (context: CallContext, params: OfCountry): Promise<WireSurveyPrice[]> =>
  findPriced(context, surveyed, params);

/** Prices of trade mark services. */
export const findTrademarkPrices = (context: CallContext, params: OfCountry): Promise<WireSurveyPrice[]> =>
  findPriced(context, ['trademark'], params);

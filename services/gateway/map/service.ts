import type {
  WireBundle,
  WirePrice,
  WirePriceRow,
  WireService,
  WireServiceCard,
  WireSurveyPrice,
  WireTrademarkService,
} from '@/contract/calls/services';
import type { Bundle } from '@/services/domain/services/bundle';
import type {
  Price,
  PricedService,
  PriceRow,
  Service,
  ServiceCard,
  SurveyService,
  TrademarkService,
} from '@/services/domain/services/service';

const priceFromWire = ({ amount, ...rest }: WirePrice): Price => ({ ...rest, amountMinor: amount });

/** The fields that every wire shape of a service has. */
const toIdentity = (wire: Omit<WireServiceCard, 'prices' | 'duration'>) => ({
  id: wire.id,
  code: wire.serviceCode,
  category: wire.category,
  categoryName: wire.categoryName,
  name: wire.serverName,
  country: wire.country,
  countryName: wire.countryName,
  href: wire.url,
});

const pricedServiceFromWire = (wire: Omit<WireServiceCard, 'duration'>): PricedService => ({
  ...toIdentity(wire),
  prices: wire.prices.map(priceFromWire),
});

export const serviceCardFromWire = (wire: WireServiceCard): ServiceCard => ({
  ...pricedServiceFromWire(wire),
  duration: wire.duration,
});

export const surveyServiceFromWire = (wire: WireSurveyPrice): SurveyService => ({
  ...serviceCardFromWire(wire),
  answers: wire.answers,
});

export const serviceFromWire = (wire: WireService): Service => ({
  ...pricedServiceFromWire(wire),
  countryCode: wire.countryCode,
  type: wire.serviceType,
  typeName: wire.serverType,
  vatIncrement: wire.vatIncrement,
  summary: wire.summary,
  duration: wire.duration,
  documents: wire.documents,
  reading: wire.reading.map(({ title, url }) => ({ title, href: url })),
  questionsHref: wire.questionsUrl,
  questionsTitle: wire.questionsTitle,
});

export const priceRowFromWire = (wire: WirePriceRow): PriceRow => ({
  ...toIdentity(wire),
  price: priceFromWire(wire.price),
});

export const trademarkServiceFromWire = (wire: WireTrademarkService): TrademarkService => ({
  ...serviceFromWire(wire),
  office: wire.office,
  classesIncluded: wire.classesIncluded,
});

export const bundleFromWire = ({ prices, services, ...bundle }: WireBundle): Bundle => ({
  ...bundle,
  serviceIds: services,
  prices: prices.map(priceFromWire),
});

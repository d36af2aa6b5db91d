import { z } from 'zod';

import { companyPlaces, obligationIds } from '../lists/obligations';
import { priceUnits, serviceCategories } from '../lists/services';
import { noParams, type Call } from './call';
import { documentId, href } from './envelope';
import { wholeNumber } from './parameters';

/** `amount` is in minor units of `currency` (cents). `vatLabel` is the sentence that must stand beside it. */
export const wirePrice = z.object({
  id: z.string(),
  label: z.string(),
  amount: z.number().int().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/),
  isFrom: z.boolean(),
  unit: z.enum(priceUnits),
  vatMode: z.enum(['net', 'gross']),
  vatLabel: z.string().min(1),
  validFrom: z.iso.date(),
  validUntil: z.iso.date().nullable(),
});
export type WirePrice = z.infer<typeof wirePrice>;

/** GET /officialQuery/getProductsPrices: a service with the prices in force today. */
export const wireService = z.object({
  id: documentId,
  /** Requirements, 3: numeric service code; null where the table gives none. */
  serviceCode: z.number().int().min(0).nullable(),
  /** Requirements, 3: 1 company registration … 6 deregistration; null for tax and product compliance. */
  serviceType: z.number().int().min(1).max(6).nullable(),
  category: z.enum(serviceCategories),
  categoryName: z.string(),
  serverName: z.string(),
  /** Requirements, 3: country codes; null where a service is not tied to one. */
  countryCode: z.number().int().min(0).nullable(),
  /** ISO 3166-1 alpha-2, or EU; null like `countryCode`. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  countryName: z.string().nullable(),
  summary: z.string(),
  /** Usual duration in words, never a promise. */
  duration: z.string(),
  url: href.nullable(),
  prices: z.array(wirePrice),
});
export type WireService = z.infer<typeof wireService>;

/** One price of one service, as a row to compare. */
export const wirePriceRow = wireService
  .omit({ prices: true, summary: true, duration: true })
  .extend({ price: wirePrice });
export type WirePriceRow = z.infer<typeof wirePriceRow>;

/** GET /ipr/web/websiteConfig/iprList: a trade mark service and the office that decides. */
export const wireTrademarkService = wireService.extend({
  office: z.string(),
  /** Classes of goods and services that the price includes. */
  classesIncluded: z.number().int().min(1),
});
export type WireTrademarkService = z.infer<typeof wireTrademarkService>;

/** An obligation of the general check that a service answers, and for whom. */
export const wireServiceAnswer = z.object({
  obligation: z.enum(obligationIds),
  /** ISO 3166-1 alpha-2, or EU for an obligation in the Union as a whole. */
  country: z.string().regex(/^[A-Z]{2}$/),
  company: z.enum(companyPlaces),
  /** Whether it is for companies that are established in the country too. */
  isAlsoAtHome: z.boolean(),
  /** Whether the obligation can be met without it: it stands outside the sum. */
  isOptional: z.boolean(),
  /** Not needed where one of these applies too: the service that answers that one covers both. */
  coveredBy: z.array(z.enum(obligationIds)),
});
export type WireServiceAnswer = z.infer<typeof wireServiceAnswer>;

/** GET /order/sysProduct/priceForSurveyReport, /ipr/trademark/member/priceForSurveyReport: prices by area and country. */
export const wireSurveyPrice = wireService
  .omit({ summary: true, duration: true, serviceType: true })
  .extend({ answers: z.array(wireServiceAnswer) });
export type WireSurveyPrice = z.infer<typeof wireSurveyPrice>;

const ofCountry = z.object({ countryCode: wholeNumber(999, 0).optional() });

export const serviceCalls = {
  getProductsPrices: {
    method: 'GET',
    path: '/officialQuery/getProductsPrices',
    params: noParams,
    data: z.array(wireService),
    summary: 'All services with the prices in force today.',
    usedBy: 'services, home',
  },
  priceForWWW: {
    method: 'GET',
    path: '/order/sysProduct/priceForWWW',
    params: noParams,
    data: z.array(wirePriceRow),
    summary: 'Every price in force today, one a row.',
    usedBy: '/cht/price',
  },
  iprList: {
    method: 'GET',
    path: '/ipr/web/websiteConfig/iprList',
    params: ofCountry,
    data: z.array(wireTrademarkService),
    summary: 'Trade mark services.',
    usedBy: 'services, prices',
  },
  priceForSurveyReport: {
    method: 'GET',
    path: '/order/sysProduct/priceForSurveyReport',
    params: ofCountry,
    data: z.array(wireSurveyPrice),
    summary: 'Prices of tax and product compliance services.',
    usedBy: '/cht/calculate',
  },
  trademarkPriceForSurveyReport: {
    method: 'GET',
    path: '/ipr/trademark/member/priceForSurveyReport',
    params: ofCountry,
    data: z.array(wireSurveyPrice),
    summary: 'Prices of trade mark services.',
    usedBy: '/cht/calculate',
  },
} as const satisfies Record<string, Call>;

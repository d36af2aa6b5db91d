import { z } from 'zod';

import { type CountryCode, countryCodeNumbers, countryCodes, isCountryCode } from '../lists/countries';
import { filingRhythms } from '../lists/filingRhythms';
import { companyPlaces, obligationIds } from '../lists/obligations';
import { isServiceCodeOf } from '../lists/serviceCodes';
import { priceUnits, serviceCategories, type ServiceCategory } from '../lists/services';
import { isVatIncrement, serviceTypeNumbers, type ServiceType } from '../lists/serviceTypes';
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
  /** What somebody else charges and invoices, such as a tax adviser: no price of ours. */
  isGuideValue: z.boolean(),
  unit: z.enum(priceUnits),
  vatMode: z.enum(['net', 'gross']),
  vatLabel: z.string().min(1),
  validFrom: z.iso.date(),
  validUntil: z.iso.date().nullable(),
  /** How many returns a year has, by the rhythm in which they are filed: of a price for one return. */
  returnsAYear: z.record(z.enum(filingRhythms), z.number().int().min(1)).optional(),
});
export type WirePrice = z.infer<typeof wirePrice>;

interface Coded {
  category: ServiceCategory;
  serviceCode: number | null;
  countryCode: CountryCode | null;
  country: string | null;
}

/** A service's code is one of its category, and its country that of its country code (requirements, 3). */
const withCodes = <T extends z.ZodType<Coded>>(service: T) =>
  service
    .refine(({ category, serviceCode }) => serviceCode === null || isServiceCodeOf(category, serviceCode), {
      error: 'must be a code that the service code table gives this category',
      path: ['serviceCode'],
    })
    .refine(
      ({ countryCode, country }) =>
        countryCode === null
          ? !Object.values<unknown>(countryCodes).includes(country)
          : country === countryCodes[countryCode],
      { error: 'must be the country of the country code', path: ['country'] },
    );

interface Typed {
  category: ServiceCategory;
  serviceType: ServiceType | null;
  serverType: string | null;
  vatIncrement: boolean;
}

/** Only company services have a type, and the type alone decides on name and flag (requirements, 3). */
const withType = <T extends z.ZodType<Typed>>(service: T) =>
  service
    .refine(({ category, serviceType }) => serviceType === null || category === 'company', {
      error: 'must be null for all but company services',
      path: ['serviceType'],
    })
    .refine(({ serviceType, serverType }) => (serviceType === null) === (serverType === null), {
      error: 'must be there together with serviceType',
      path: ['serverType'],
    })
    .refine(({ serviceType, vatIncrement }) => vatIncrement === isVatIncrement(serviceType), {
      error: 'must be true for the types 2 to 5 alone',
      path: ['vatIncrement'],
    });

const serviceFields = z.object({
  id: documentId,
  /** Requirements, 3: a code that the service code table gives the category; null where it gives none. */
  serviceCode: z.number().int().min(0).nullable(),
  /** Requirements, 3: 1 company registration … 6 deregistration; null for tax and product compliance. */
  serviceType: z.literal(serviceTypeNumbers).nullable(),
  /** Name of the type in the language of the answer; null like `serviceType`. */
  serverType: z.string().min(1).nullable(),
  /** True for types 2 to 5: added to a company's file and yearly invoice, VAT on top (docs/decisions/0062). */
  vatIncrement: z.boolean(),
  category: z.enum(serviceCategories),
  categoryName: z.string(),
  serverName: z.string(),
  /** Requirements, 3: country codes; null where they have none for `country`. */
  countryCode: z.literal(countryCodeNumbers).nullable(),
  /** ISO 3166-1 alpha-2, or EU; null where a service is not tied to one. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  countryName: z.string().nullable(),
  summary: z.string(),
  /** Usual duration in words, never a promise. */
  duration: z.string(),
  url: href.nullable(),
  /** What it needs from the merchant; empty from a gateway that does not say. */
  documents: z.array(z.string()).default([]),
  /** Texts that explain it, the most telling first; a title is null where the gateway does not know it, as for an address elsewhere. */
  reading: z.array(z.object({ title: z.string().nullable(), url: href })).default([]),
  /** A list of questions or an answer, and its title. */
  questionsUrl: href.nullable().default(null),
  questionsTitle: z.string().nullable().default(null),
  prices: z.array(wirePrice),
});

/** What describes a service at length: a sum of prices does not show it. */
const words = {
  summary: true,
  documents: true,
  reading: true,
  questionsUrl: true,
  questionsTitle: true,
} as const;

const cardFields = serviceFields.omit({ ...words, serviceType: true, serverType: true, vatIncrement: true });

/** A service that a text is about: its usual duration and the prices in force today. */
export const wireServiceCard = withCodes(cardFields);
export type WireServiceCard = z.infer<typeof wireServiceCard>;

/** The area and the country of a service. */
export const servicePlace = serviceFields.pick({ category: true, country: true });

/** The services that a text is about; none from a gateway that does not say. */
export const relatedServices = z.array(wireServiceCard).default([]);

/** GET /officialQuery/getProductsPrices: a service with the prices in force today. */
export const wireService = withType(withCodes(serviceFields));
export type WireService = z.infer<typeof wireService>;

/** One price of one service, as a row to compare. */
export const wirePriceRow = withType(
  withCodes(serviceFields.omit({ prices: true, duration: true, ...words }).extend({ price: wirePrice })),
);
export type WirePriceRow = z.infer<typeof wirePriceRow>;

/** GET /ipr/web/websiteConfig/iprList: a trade mark service and the office that decides. */
export const wireTrademarkService = withType(
  withCodes(
    serviceFields.extend({
      office: z.string(),
      /** Classes of goods and services that the price includes. */
      classesIncluded: z.number().int().min(1),
    }),
  ),
);
export type WireTrademarkService = z.infer<typeof wireTrademarkService>;

/** An obligation of the check that a service answers, and for whom. */
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
export const wireSurveyPrice = withCodes(cardFields.extend({ answers: z.array(wireServiceAnswer) }));
export type WireSurveyPrice = z.infer<typeof wireSurveyPrice>;

/** GET /prices/bundles: services that are taken together, at a price of their own. */
export const wireBundle = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  /** For whom it is. */
  summary: z.string(),
  services: z.array(documentId).min(1),
  prices: z.array(wirePrice).min(1),
});
export type WireBundle = z.infer<typeof wireBundle>;

const ofCountry = z.object({
  countryCode: wholeNumber(999, 0)
    .refine(isCountryCode, { error: `must be one of the country codes ${countryCodeNumbers.join(', ')}` })
    .optional(),
});

export const serviceCalls = {
  getProductsPrices: {
    method: 'GET',
    path: '/officialQuery/getProductsPrices',
    params: noParams,
    data: z.array(wireService),
  },
  priceForWWW: {
    method: 'GET',
    path: '/order/sysProduct/priceForWWW',
    params: noParams,
    data: z.array(wirePriceRow),
  },
  iprList: {
    method: 'GET',
    path: '/ipr/web/websiteConfig/iprList',
    params: ofCountry,
    data: z.array(wireTrademarkService),
  },
  priceForSurveyReport: {
    method: 'GET',
    path: '/order/sysProduct/priceForSurveyReport',
    params: ofCountry,
    data: z.array(wireSurveyPrice),
  },
  trademarkPriceForSurveyReport: {
    method: 'GET',
    path: '/ipr/trademark/member/priceForSurveyReport',
    params: ofCountry,
    data: z.array(wireSurveyPrice),
  },
} as const satisfies Record<string, Call>;

/** A call beyond the required ones (decision 94). */
export const ownServiceCalls = {
  getPriceBundles: {
    method: 'GET',
    path: '/prices/bundles',
    params: noParams,
    data: z.array(wireBundle),
  },
} as const satisfies Record<string, Call>;

import { z } from 'zod';

import { noParams, type Call } from './call';
import { documentId, href } from './envelope';

/** The areas of the specification's service code table, plus company services. */
export const serviceCategories = [
  'vat',
  'ioss',
  'chemicalTax',
  'jct',
  'plasticTax',
  'scpn',
  'rfc',
  'weee',
  'packaging',
  'battery',
  'authorisedRepresentative',
  'textile',
  'furniture',
  'toy',
  'tyre',
  'cpnp',
  'testing',
  'balance',
  'company',
  'trademark',
] as const;

/** `amount` is in minor units of `currency` (cents). `vatLabel` is the sentence that must stand beside it. */
export const wirePrice = z.object({
  id: z.string(),
  label: z.string(),
  amount: z.number().int().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/),
  isFrom: z.boolean(),
  unit: z.enum(['once', 'month', 'quarter', 'year', 'return', 'document']),
  vatMode: z.enum(['net', 'gross']),
  vatLabel: z.string().min(1),
  validFrom: z.iso.date(),
  validUntil: z.iso.date().nullable(),
});
export type WirePrice = z.infer<typeof wirePrice>;

/** GET /officialQuery/getProductsPrices: a service with the prices in force today. */
export const wireService = z.object({
  id: documentId,
  /** Specification, section 3: numeric service code; null where the table gives none. */
  serviceCode: z.number().int().min(0).nullable(),
  /** Specification, section 3: 1 company registration … 6 deregistration; null for tax and product compliance. */
  serviceType: z.number().int().min(1).max(6).nullable(),
  category: z.enum(serviceCategories),
  categoryName: z.string(),
  serverName: z.string(),
  /** Specification, section 3, country codes; null where a service is not tied to one. */
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

export const serviceCalls = {
  getProductsPrices: {
    method: 'GET',
    path: '/officialQuery/getProductsPrices',
    params: noParams,
    data: z.array(wireService),
    summary: 'All services with the prices in force today.',
    usedBy: 'services, home',
  },
} as const satisfies Record<string, Call>;

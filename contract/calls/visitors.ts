import { z } from 'zod';

import { deviceClasses } from '../lists/devices';
import { languages } from '../lists/languages';
import { done, noParams, type Call } from './call';
import { channelValue, oneLine } from './parameters';

/** GET /business/deOfficialWebsite/interview. `country` is ISO 3166-1 alpha-2, or `unknown` for private and unlisted addresses. */
export const wireInterview = z.object({
  country: z.union([z.string().regex(/^[A-Z]{2}$/), z.literal('unknown')]),
});
export type WireInterview = z.infer<typeof wireInterview>;

const milliseconds = z.number().min(0).max(600_000);

/** How fast one page was in one browser (Core Web Vitals). A value that the browser did not measure is left out. */
export const vitalsRecord = z.object({
  /** The pattern of the page's address, for example `/trends/[file]`. */
  route: oneLine(120).regex(/^\/[^?#]*$/, { error: 'must be a route' }),
  device: z.enum(deviceClasses, { error: `must be one of ${deviceClasses.join(', ')}` }),
  /** Largest Contentful Paint, in ms. */
  lcp: milliseconds.optional(),
  /** Interaction to Next Paint, in ms. */
  inp: milliseconds.optional(),
  /** Cumulative Layout Shift, a ratio. */
  cls: z.number().min(0).max(100).optional(),
});
export type PageVitals = z.output<typeof vitalsRecord>;

/** POST /api/system/api/visitor/record: one per visit, after consent. No address and nothing that names a person is stored. */
export const visitorRecord = z.object({
  /** Path of the first page. Queries can hold personal data, so they are refused. */
  path: oneLine(500).regex(/^\/[^?#]*$/, { error: 'must be a path without a query' }),
  title: oneLine(300).default(''),
  /** Host the visitor came from, empty where unknown. */
  referrerHost: oneLine(253)
    .regex(/^[\w.:[\]-]*$/, { error: 'must be a host' })
    .default(''),
  language: z.enum(languages, { error: 'must be en or de' }),
  channelNo: channelValue.default(''),
  channelCode: channelValue.default(''),
  /** Of the first page of a document, when it is left. A call that has them counts no visit. */
  vitals: vitalsRecord.optional(),
});
export type VisitorRecord = z.output<typeof visitorRecord>;

/** POST /statistics/read. A path has no query, and nothing says who read it (decision 13). */
export const pageRead = z.object({
  /** Path of the page, without its language. */
  path: oneLine(500).regex(/^\/[^?#]*$/, { error: 'must be a path without a query' }),
  language: z.enum(languages, { error: 'must be en or de' }),
});
export type PageRead = z.output<typeof pageRead>;

/** Beyond the required ones (decision 13). */
export const ownVisitorCalls = {
  countPageRead: {
    method: 'POST',
    path: '/statistics/read',
    params: pageRead,
    data: done,
  },
} as const satisfies Record<string, Call>;

export const visitorCalls = {
  interview: {
    method: 'GET',
    path: '/business/deOfficialWebsite/interview',
    params: noParams,
    data: wireInterview,
  },
  recordVisitor: {
    method: 'POST',
    path: '/api/system/api/visitor/record',
    params: visitorRecord,
    data: done,
  },
} as const satisfies Record<string, Call>;

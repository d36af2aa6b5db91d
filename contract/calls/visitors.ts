import { z } from 'zod';

import { languages } from '../lists/languages';
import { done, noParams, type Call } from './call';
import { channelValue, oneLine } from './parameters';

/** GET /business/deOfficialWebsite/interview. `country` is ISO 3166-1 alpha-2, or `unknown` for private and unlisted addresses. */
export const wireInterview = z.object({
  country: z.union([z.string().regex(/^[A-Z]{2}$/), z.literal('unknown')]),
});
export type WireInterview = z.infer<typeof wireInterview>;

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
});
export type VisitorRecord = z.output<typeof visitorRecord>;

export const visitorCalls = {
  interview: {
    method: 'GET',
    path: '/business/deOfficialWebsite/interview',
    params: noParams,
    data: wireInterview,
    summary: 'The country of the visitor’s address.',
    usedBy: 'the choice of language at the first visit',
  },
  recordVisitor: {
    method: 'POST',
    path: '/api/system/api/visitor/record',
    params: visitorRecord,
    data: done,
    summary: 'Records a visit.',
    usedBy: 'every visit, after consent',
  },
} as const satisfies Record<string, Call>;

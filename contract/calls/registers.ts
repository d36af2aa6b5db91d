import { z } from 'zod';

import { representationAreas } from '../lists/registers';
import type { Call } from './call';
import { documentId, listOf } from './envelope';
import { keyword, paging } from './parameters';

const country = z.string().regex(/^[A-Z]{2}$/);

/** GET /business/deOfficialWebsite/search: an EU declaration of conformity. */
export const wireDeclaration = z.object({
  id: documentId,
  /** For example `KMP-DOC-2025-00417`. */
  declarationNo: z.string().min(1),
  productName: z.string(),
  productModel: z.string(),
  companyName: z.string(),
  /** ISO 3166-1 alpha-2. */
  companyCountry: country,
  /** Name of the authorised representative in the Union, empty where the maker is in the Union. */
  representativeName: z.string(),
  /** Acts it declares conformity with, for example `Directive 2014/35/EU`. */
  legislation: z.array(z.string()).min(1),
  /** Harmonised standards applied. */
  standards: z.array(z.string()),
  issueDate: z.iso.date(),
  status: z.enum(['inForce', 'withdrawn']),
});
export type WireDeclaration = z.infer<typeof wireDeclaration>;

/** GET /business/bizAuthServiceOfficialWebsite/search: who represents whom in the Union, for what, since when. */
export const wireRepresentation = z.object({
  id: documentId,
  /** For example `KMP-AR-2025-00102`. */
  cooperationNo: z.string().min(1),
  companyName: z.string(),
  companyCountry: country,
  productName: z.string(),
  area: z.enum(representationAreas),
  areaName: z.string(),
  /** The place of the appointment: ISO alpha-2, or EU. */
  territory: country,
  representativeName: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date().nullable(),
  status: z.enum(['active', 'ended']),
});
export type WireRepresentation = z.infer<typeof wireRepresentation>;

const search = z.object({ keyword, ...paging(10, 50) });

export const registerCalls = {
  searchDeclarations: {
    method: 'GET',
    path: '/business/deOfficialWebsite/search',
    params: search,
    token: 'required',
    data: listOf(wireDeclaration),
  },
  searchRepresentations: {
    method: 'GET',
    path: '/business/bizAuthServiceOfficialWebsite/search',
    params: search,
    token: 'required',
    data: listOf(wireRepresentation),
  },
} as const satisfies Record<string, Call>;

import { z } from 'zod';

import { filingRhythms } from '../lists/filingRhythms';
import { reportIdShape } from '../lists/reportId';
import { consignments, productKinds, salesChannels, supplyRoles, triStates } from '../lists/surveys';
import type { Call } from './call';
import { timestamp } from './envelope';
import { countryCode, different } from './parameters';

const triState = z.enum(triStates, { error: `must be of ${triStates.join(', ')}` });
const countries = z.array(countryCode).max(40, { error: 'must name at most 40 countries' });

/** The merchant's answers about the business. */
export const surveyAnswers = z.object({
  companyCountry: countryCode,
  storageCountries: different(countries),
  salesCountries: different(countries.min(1, { error: 'must name at least one country' })),
  productKinds: different(
    z
      .array(z.enum(productKinds, { error: `must be of ${productKinds.join(', ')}` }))
      .min(1, { error: 'must name at least one kind of product' })
      .max(productKinds.length),
  ),
  salesChannels: different(
    z
      .array(z.enum(salesChannels, { error: `must be of ${salesChannels.join(', ')}` }))
      .max(salesChannels.length),
  ),
  /** Worth of the consignments that go to buyers from outside the Union, in EUR; none where nothing does. */
  importedConsignments: different(
    z
      .array(z.enum(consignments, { error: `must be of ${consignments.join(', ')}` }))
      .max(consignments.length),
  ),
  /** Whether goods come from outside the Union to the merchant's own stock in it. */
  importsToStock: triState,
  /** How the goods come to the merchant; none where it is not said, or was not asked yet. */
  supplyRoles: different(
    z.array(z.enum(supplyRoles, { error: `must be of ${supplyRoles.join(', ')}` })).max(supplyRoles.length),
  ).default([]),
  /** Whether the turnover in the whole Union was at most EUR 100,000 this year and in the previous one. */
  smallEnterprise: triState,
  /**
   * Distance sales and digital services within the Union to consumers in other states, EUR a year without VAT, whole
   * euros; null where the merchant does not know.
   */
  crossBorderTurnover: z
    .number({ error: 'must be whole euros a year' })
    .int({ error: 'must be whole euros a year' })
    .min(0, { error: 'must not be negative' })
    .max(1_000_000_000, { error: 'must be at most 1,000,000,000' })
    .nullable(),
});

/** Unguessable, so that a saved report can be shared by its address alone. */
export const reportId = z.string().regex(reportIdShape, { error: 'must be the id of a saved report' });

const obligationError = 'must be the key of an obligation';
/** An obligation within its report: the id of its rule, with its doubt where it has one. Rules come and go. */
const obligationKeys = z
  .array(
    z
      .string({ error: obligationError })
      .regex(/^[A-Za-z\d]{1,60}(-[A-Za-z\d]{1,60})?$/, { error: obligationError }),
  )
  .max(120, { error: 'must name at most 120 obligations' });

/** Changes that the merchant has made in the sum of the report; none from a gateway that does not keep them. */
export const sumChoice = z.object({
  /** In the sum, though not at first. */
  added: different(obligationKeys),
  /** Due, and left out of the sum. */
  leftOut: different(obligationKeys),
  /** How often VAT returns are filed. */
  rhythm: z.enum(filingRhythms, { error: `must be one of: ${filingRhythms.join(', ')}` }).default('usual'),
});

/** POST /vat/mcSurveyReport/save. `rulesVersion` is the date of the rules that the report was worked out with. */
export const surveySaveBody = z.object({
  answers: surveyAnswers,
  choice: sumChoice.default({ added: [], leftOut: [], rhythm: 'usual' }),
  rulesVersion: z.iso.date({ error: 'must be a date such as 2026-11-20' }),
});
export type SurveySave = z.output<typeof surveySaveBody>;
export const wireSurveySaved = z.object({ id: reportId });

/** GET /vat/mcSurveyReport/get. Whoever knows the id may read it; it names nobody. */
export const wireSurveyReport = surveySaveBody.extend({ id: reportId, createTime: timestamp });
export type WireSurveyReport = z.infer<typeof wireSurveyReport>;

export const surveyCalls = {
  saveSurveyReport: {
    method: 'POST',
    path: '/vat/mcSurveyReport/save',
    params: surveySaveBody,
    token: 'optional',
    data: wireSurveySaved,
  },
  getSurveyReport: {
    method: 'GET',
    path: '/vat/mcSurveyReport/get',
    params: z.object({ id: reportId }),
    data: wireSurveyReport,
  },
} as const satisfies Record<string, Call>;

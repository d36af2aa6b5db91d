import { z } from 'zod';

import { decisions, longestQuestion } from '../../domain/clientReturn';

const amount = z.coerce.number().int();

/** The decision about a return as a form sends it: with the figures that it showed. */
export const returnDecision = z
  .object({
    returnId: z.coerce.number().int().positive(),
    decision: z.enum(decisions),
    netSales: amount,
    outputTax: amount,
    inputTax: amount,
    question: z.string().max(longestQuestion),
  })
  .refine(({ decision, question }) => decision === 'approve' || question !== '', { path: ['question'] });

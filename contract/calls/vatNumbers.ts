import { z } from 'zod';

import { viesFaults, viesNumberPattern } from '../lists/vatNumber';
import type { Call } from './call';

/** POST /vat/number/check: what VIES, the Commission's inquiry, says of a number; `off` where the gateway does not ask it. */
export const wireVatNumberAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('off') }),
  z.object({
    state: z.literal('answered'),
    isValid: z.boolean(),
    /** Null where the member state does not tell, as Germany and Spain. */
    name: z.string().min(1).nullable(),
    /** In lines, as VIES writes it. */
    address: z.string().min(1).nullable(),
    /** When VIES was asked. */
    askedAt: z.iso.datetime(),
  }),
  z.object({ state: z.literal('failed'), fault: z.enum(viesFaults) }),
]);
export type WireVatNumberAnswer = z.infer<typeof wireVatNumberAnswer>;

/** A call beyond the required ones (decision 119). A POST, so that no address holds a number. */
export const vatNumberCalls = {
  checkVatNumber: {
    method: 'POST',
    path: '/vat/number/check',
    params: z.object({
      number: z
        .string({ error: 'must be a VAT number' })
        .regex(viesNumberPattern, { error: 'must be a VAT number of a country that VIES knows' }),
    }),
    data: wireVatNumberAnswer,
  },
} as const satisfies Record<string, Call>;

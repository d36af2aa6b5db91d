import { z } from 'zod';

import { codes } from '../calls/envelope';

/** The answer of every call: `data` when `code` is 0, null with any other code. */
export const envelope = <T extends z.ZodType>(data: T) =>
  z.union([
    z.object({ code: z.literal(codes.success), msg: z.string(), data }),
    z.object({ code: z.number().int().min(1), msg: z.string(), data: z.null() }),
  ]);

import type { Payload } from 'payload';

import { statement } from '../db/statement';
import type { CountStore } from './limit';

/** The table `rate_limits` of the CMS's database, whichever it is. */
export const countStore = (payload: Payload): CountStore => ({
  query: async ({ text, values }) => {
    const rows = await statement(payload, text, values);
    return { rows, rowCount: rows.length };
  },
});

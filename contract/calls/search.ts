import { z } from 'zod';

import { noParams, type Call } from './call';
import { href } from './envelope';

/** An entry of the header's search panel (requirements, 3: search data). `menuAttribute` says which area it is of. */
const entry = z.object({ id: z.string(), menuName: z.string(), menuAttribute: z.string(), menuUrl: href });

/** GET /officialQuery/getCommoditySearch. */
export const wireCommoditySearch = z.object({ allService: z.array(entry), hotService: z.array(entry) });
export type WireCommoditySearch = z.infer<typeof wireCommoditySearch>;

export const searchCalls = {
  getCommoditySearch: {
    method: 'GET',
    path: '/officialQuery/getCommoditySearch',
    params: noParams,
    data: wireCommoditySearch,
    summary: 'What the search panel lists: all services and the hot ones.',
    usedBy: 'the search panel of the header',
  },
} as const satisfies Record<string, Call>;

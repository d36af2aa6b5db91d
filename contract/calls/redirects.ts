import { z } from 'zod';

import { noParams, type Call } from './call';
import { href } from './envelope';

/** Kept by browsers and search engines, or asked for anew each time. */
export const redirectStatuses = [301, 302] as const;

/** A path of the site without language, query and place on the page. */
export const redirectSource = z
  .string()
  .max(300)
  .regex(/^\/(?!\/|api(?:\/|$)|_next(?:\/|$))[^\s\\?#]*[^\s\\?#/]$/);

/** Holds in every language; the site adds the language to a target of its own. */
export const wireRedirect = z.object({
  from: redirectSource,
  to: href,
  status: z.union([z.literal(301), z.literal(302)]),
});
export type WireRedirect = z.infer<typeof wireRedirect>;

export const redirectCalls = {
  findRedirects: {
    method: 'GET',
    path: '/site/redirects',
    params: noParams,
    data: z.array(wireRedirect),
  },
} as const satisfies Record<string, Call>;

import { z } from 'zod';

import { done, noParams, type Call } from './call';
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

/** As many addresses as fit into the body of a call, each as long as it may be. */
export const mostRedirectHits = 150;

/** POST /site/redirects/followed: how often a process of the site has applied redirects since it last said so. */
export const redirectHits = z.object({
  hits: z
    .array(z.object({ from: redirectSource, count: z.number().int().min(1).max(1_000_000) }))
    .max(mostRedirectHits),
});
export type RedirectHits = z.output<typeof redirectHits>;

export const redirectCalls = {
  findRedirects: {
    method: 'GET',
    path: '/site/redirects',
    params: noParams,
    data: z.array(wireRedirect),
  },
  countRedirectHits: {
    method: 'POST',
    path: '/site/redirects/followed',
    params: redirectHits,
    data: done,
  },
} as const satisfies Record<string, Call>;

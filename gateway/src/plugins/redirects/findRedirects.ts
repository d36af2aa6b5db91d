import type { Payload } from 'payload';

import type { WireRedirect } from '@/contract/calls/redirects';

import type { CallContext } from '../../platform/http/callContext';

/** As the browser asks for it: an address may be entered with umlauts. */
export const encodedPath = (path: string): string => new URL(path, 'https://site.invalid').pathname;

/** Every redirect. */
export async function findRedirects({ payload }: CallContext): Promise<WireRedirect[]> {
  const { docs } = await payload.find({
    collection: 'redirects',
    overrideAccess: false,
    sort: 'from',
    pagination: false,
    depth: 0,
  });
  return docs.map(({ from, to, status }) => ({
    from: encodedPath(from),
    to,
    status: status === '301' ? 301 : 302,
  }));
}

/** The same as stored, for those who ask whether an address leads on. */
export async function allRedirects(payload: Payload): Promise<{ from: string; to: string }[]> {
  const { docs } = await payload.find({ collection: 'redirects', pagination: false, depth: 0 });
  return docs;
}

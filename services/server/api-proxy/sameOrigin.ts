import type { IncomingMessage } from 'node:http';

import { HttpError } from './httpError';

/**
 * Live calls are for the site's own pages. A write has to prove it by `Origin`, which browsers send with every POST
 * and no page can forge; `Sec-Fetch-Site`, where a browser sends it, must agree.
 * @throws Refusal 403
 */
export function assertSameOrigin(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  siteUrl: string,
) {
  const isWrite = method !== 'GET';
  const site = headers['sec-fetch-site'];
  // `none` is an address that a person typed.
  const isOurs = site === undefined || site === 'same-origin' || (site === 'none' && !isWrite);
  if (!isOurs || (isWrite && headers.origin !== siteUrl))
    throw new HttpError(403, 'This call is for the pages of this site only.');
}

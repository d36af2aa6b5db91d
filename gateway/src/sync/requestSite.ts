import {
  siteRequests,
  siteSignature,
  signatureHeader,
  type SiteRequest,
  timestampHeader,
} from '@/contract/site/siteRequests';
import { requestIdHeaders } from '@/shared/server/requestId';

import { loadSecrets } from '../platform/secrets/secrets';

/** The site did not answer, or answered with a status that means no. */
export class SiteError extends Error {
  constructor(
    readonly kind: 'unreachable' | 'slow' | 'refused',
    /** Address of the instance. */
    readonly site: string,
    readonly status?: number,
  ) {
    super(
      status
        ? `${site} answered ${status}.`
        : `${site} ${kind === 'slow' ? 'answers too slowly' : 'cannot be reached'}.`,
    );
  }
}

interface Asked {
  /** Address of the instance, without a slash at the end. */
  site: string;
  request: SiteRequest;
  body?: object;
  timeoutMs: number;
}

/** Asks an instance of the site, signed, and gives the JSON that it answers. @throws SiteError */
export async function requestSite({ site, request, body, timeoutMs }: Asked): Promise<unknown> {
  const text = body ? JSON.stringify(body) : '';
  const timestamp = String(Date.now());
  const signature = siteSignature({ request, timestamp, body: text, secret: loadSecrets().signatureSecret });
  try {
    const response = await fetch(site + siteRequests[request], {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...requestIdHeaders(),
        [timestampHeader]: timestamp,
        [signatureHeader]: signature,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: text }),
    });
    // A 500 says what could not be rendered.
    if (response.status !== 200 && response.status !== 500)
      throw new SiteError('refused', site, response.status);
    return await response.json();
  } catch (error) {
    if (error instanceof SiteError) throw error;
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new SiteError(isLate ? 'slow' : 'unreachable', site);
  }
}

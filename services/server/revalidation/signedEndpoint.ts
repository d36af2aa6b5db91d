import type { NextApiRequest, NextApiResponse } from 'next';

import { isSignedByGateway, type SiteRequest } from '@/services/gateway/siteRequests';
import { HttpError } from '@/services/server/api-proxy/httpError';
import { readBody } from '@/services/server/api-proxy/parameters';
import { logError } from '@/services/server/log/logError';
import { adoptRequestId, callerRequestIdHeader } from '@/shared/server/requestId';

interface SiteRequestHandler {
  name: SiteRequest;
  method: 'GET' | 'POST';
  /** Gets the body as it was sent, signed by who has the secret. */
  answer: (body: string, response: NextApiResponse) => Promise<{ status: number; body: object }>;
}

/** An endpoint for the gateway alone (docs/decisions/0017): 405, 413 and 401 before anything else. */
export const signedEndpoint =
  ({ name, method, answer }: SiteRequestHandler) =>
  async (request: NextApiRequest, response: NextApiResponse): Promise<void> => {
    response.setHeader('Cache-Control', 'private, no-store');
    try {
      if (request.method !== method)
        throw new HttpError(405, `This is asked for by ${method}.`, { Allow: method });
      const text = await readBody(request);
      if (!isSignedByGateway(name, request.headers, text, Date.now()))
        throw new HttpError(401, 'The signature does not match, or is too old.');
      adoptRequestId(request.headers[callerRequestIdHeader]);
      const { status, body } = await answer(text, response);
      response.status(status).json(body);
    } catch (error) {
      if (!(error instanceof HttpError)) logError(name, error);
      const { status, message, headers } =
        error instanceof HttpError ? error : new HttpError(500, 'Internal error.');
      for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
      response.status(status).json({ error: message });
    }
  };

import type { NextApiRequest, NextApiResponse } from 'next';

import { isSignedByGateway, type SiteRequest } from '@/services/gateway/siteRequests';
import { HttpError } from '@/services/server/api-proxy/httpError';
import { readBody } from '@/services/server/api-proxy/parameters';
import { logError } from '@/services/server/log/logError';
import { adoptRequestId, callerRequestIdHeader } from '@/shared/server/requestId';

interface Answered {
  status: number;
  body: object;
}

interface SiteRequestHandler {
  name: SiteRequest;
  methods: ('GET' | 'POST')[];
  /** Gets the body as it was sent, signed by who has the secret. */
  answer: (body: string, response: NextApiResponse) => Promise<Answered>;
}

async function answerOf(
  { name, methods, answer }: SiteRequestHandler,
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<Answered> {
  if (!methods.some((method) => method === request.method)) {
    const allowed = methods.join(', ');
    throw new HttpError(405, `This is asked for by ${allowed}.`, { Allow: allowed });
  }
  const body = await readBody(request);
  if (!isSignedByGateway(name, request.headers, body, Date.now()))
    throw new HttpError(401, 'The signature does not match, or is too old.');
  adoptRequestId(request.headers[callerRequestIdHeader]);
  return answer(body, response);
}

/** An endpoint for the gateway alone (docs/decisions/0017): 405, 413 and 401 before anything else. */
export const signedEndpoint =
  (handler: SiteRequestHandler) =>
  async (request: NextApiRequest, response: NextApiResponse): Promise<void> => {
    response.setHeader('Cache-Control', 'private, no-store');
    try {
      const { status, body } = await answerOf(handler, request, response);
      response.status(status).json(body);
    } catch (error) {
      if (!(error instanceof HttpError)) logError(handler.name, error);
      const { status, message, headers } =
        error instanceof HttpError ? error : new HttpError(500, 'Internal error.');
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.status(status).json({ error: message });
    }
  };

import { codes } from '@/contract/calls/envelope';
import { requestIdOrNew } from '@/shared/server/requestId';

import { classifyOrigin } from '../../platform/http/classifyOrigin';
import { HttpError, errorResponse, successResponse } from '../../platform/http/response';
import { allowCall } from '../../platform/limits/allowCall';
import type { Limit } from '../../platform/limits/limit';

interface Dependencies {
  visitorAddress: string;
  siteUrl: string;
  publicUrl: string;
  /** Logs an error with the id of the request, which the browser was given. */
  log: (requestId: string, error: unknown) => void;
}

/** `done` is `data` of the answer; null says that there is nothing of this name any more. */
type Work = () => Promise<object | null>;

async function answer(limit: Limit, visitorAddress: string, work: Work): Promise<Response> {
  await allowCall(limit, visitorAddress);
  const data = await work();
  if (data === null) throw new HttpError(codes.notFound, 'It is past its time or used up.');
  return successResponse(data);
}

function failure(error: unknown, log: Dependencies['log']): Response {
  if (error instanceof HttpError) return errorResponse(error);
  const reference = requestIdOrNew();
  log(reference, error);
  return errorResponse(new HttpError(codes.internal, `Internal error (ref ${reference})`));
}

/**
 * The answer to a page that asks for the captcha; it never rejects. Pages of the gateway and of the site may ask, by
 * CORS without credentials: the captcha knows neither cookies nor logins.
 */
export async function answerCaptcha(
  request: Request,
  dependencies: Dependencies,
  limit: Limit,
  work: Work,
): Promise<Response> {
  const { visitorAddress, siteUrl, publicUrl, log } = dependencies;
  const verdict = classifyOrigin(request.headers, { siteUrl, publicUrl });
  if (verdict === 'foreign') return errorResponse(new HttpError(codes.forbidden, 'It is for other pages.'));
  const response = await answer(limit, visitorAddress, work).catch((error: unknown) => failure(error, log));
  response.headers.set('Vary', 'Origin');
  if (verdict === 'site') {
    response.headers.set('Access-Control-Allow-Origin', siteUrl);
    response.headers.set('Access-Control-Expose-Headers', 'Retry-After');
  }
  return response;
}

/** Answers a browser's preflight request before a page of the site may send JSON. */
export function answerPreflight(
  request: Request,
  addresses: Pick<Dependencies, 'siteUrl' | 'publicUrl'>,
): Response {
  if (classifyOrigin(request.headers, addresses) !== 'site')
    return new Response(null, { status: 204, headers: { Vary: 'Origin' } });
  const headers = {
    'Access-Control-Allow-Origin': addresses.siteUrl,
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': '7200',
    Vary: 'Origin',
  };
  return new Response(null, { status: 204, headers });
}

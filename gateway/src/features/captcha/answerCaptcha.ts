import { codes } from '@/contract/calls/envelope';
import { requestIdOrNew } from '@/shared/server/requestId';

import { config } from '../../platform/config/config';
import { HttpError, errorResponse, successResponse } from '../../platform/http/response';
import { clientAddress } from '../../platform/http/socketAddress';
import { allowCall } from '../../platform/limits/allowCall';
import type { Limit } from '../../platform/limits/limit';
import { logReferred } from '../../platform/log/logFault';

const seconds = 300;

/** How often one network may ask, in five minutes; whole offices share an address. */
export const captchaLimits = {
  puzzles: { name: 'captcha-puzzles', points: 60, seconds, ofNetworks: true },
  puzzleAnswers: { name: 'captcha-puzzle-answers', points: 180, seconds, ofNetworks: true },
  work: { name: 'captcha-work-asked', points: 180, seconds, ofNetworks: true },
  workAnswers: { name: 'captcha-work-answers', points: 180, seconds, ofNetworks: true },
} satisfies Record<string, Limit>;

/** Besides this host, pages of the site alone may ask, without credentials: the captcha knows neither cookies nor logins. */
const cors = {
  'Access-Control-Allow-Origin': config.siteUrl,
  'Access-Control-Expose-Headers': 'Retry-After',
};

function failure(error: unknown): Response {
  if (error instanceof HttpError) return errorResponse(error);
  const reference = requestIdOrNew();
  logReferred('Captcha')(reference, error);
  return errorResponse(new HttpError(codes.internal, `Internal error (ref ${reference})`));
}

/**
 * The answer to a page that asks for the captcha; it never rejects. `work` resolves to `data` of the answer, or to null
 * where there is nothing of this name any more.
 */
export async function answerCaptcha(
  { headers }: Pick<Request, 'headers'>,
  limit: Limit,
  work: () => Promise<object | null>,
): Promise<Response> {
  const answer = async () => {
    await allowCall(limit, clientAddress(headers, config.trustedHops));
    const data = await work();
    if (data === null) throw new HttpError(codes.notFound, 'It is past its time or used up.');
    return successResponse(data);
  };
  const response = await answer().catch(failure);
  for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
  return response;
}

/** Answers a browser's preflight request before a page of the site may send JSON. */
export const answerPreflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...cors,
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': '7200',
    },
  });

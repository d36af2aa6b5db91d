import type { Payload } from 'payload';

import type { Call } from '@/contract/calls/call';
import { calls } from '@/contract/calls/calls';
import { codes, signatureChallenge } from '@/contract/calls/envelope';
import { dayOf } from '@/shared/dayOf';
import { adoptRequestId, callerRequestIdHeader, requestIdOrNew } from '@/shared/server/requestId';

import { negotiateLanguage } from '../../domain/negotiateLanguage';
import type { CallContext } from '../../platform/http/callContext';
import { forwardedAddress } from '../../platform/http/forwardedAddress';
import { bodyParameters, checkParameters, queryParameters } from '../../platform/http/parameters';
import { requestTarget } from '../../platform/http/requestTarget';
import { HttpError, errorResponse, successResponse } from '../../platform/http/response';
import { additionsOf, type Handlers } from '../../platform/plugins/extend';
import { findShownDrafts, requestedPreview, runWithDrafts } from '../../sync/draftContext';
import { trackVersions } from '../../sync/trackVersions';
import { handlers } from '../handlers';
import { callOfPath } from './callOfPath';
import { signatureProblem, type Hash } from './signature';

interface Dependencies {
  load: () => Promise<Payload>;
  secret: string;
  hash: Hash;
  /** Servers of ours between visitor and gateway that add to X-Forwarded-For, besides the caller. */
  trustedHops: number;
  now: Date;
  /** Logs an error with the id of the request, which the caller was given. */
  log: (requestId: string, error: unknown) => void;
}

/** The table pairs every handler with the schema its parameters were checked by; that pairing is lost on a mere name. */
type AnyHandler = (context: CallContext, params: unknown) => Promise<unknown>;

async function answer(request: Request, dependencies: Dependencies): Promise<Response> {
  const { load, secret, hash, trustedHops, now } = dependencies;
  const { pathname, searchParams } = new URL(request.url);
  const { headers, method } = request;
  const match = callOfPath(pathname);
  if (!match) throw new HttpError(codes.notFound, 'There is no such call.');
  const { name, inPath } = match;
  const call: Call = calls[name];
  if (method !== call.method) {
    const allow = { Allow: call.method };
    throw new HttpError(codes.methodNotAllowed, `This call is made by ${call.method}.`, allow);
  }
  const fault = signatureProblem(
    {
      pathWithQuery: requestTarget(request),
      timestamp: headers.get('timestamp'),
      version: headers.get('version'),
      signature: headers.get('signature'),
    },
    { secret, hash, now: now.getTime() },
  );
  if (fault) throw new HttpError(codes.unauthorised, fault, { 'WWW-Authenticate': signatureChallenge });
  adoptRequestId(headers.get(callerRequestIdHeader));
  const given = method === 'POST' ? await bodyParameters(request) : queryParameters(searchParams);
  const params = checkParameters(call.params, { ...given, ...inPath });
  const cookies: string[] = [];
  const preview = requestedPreview(headers, { secret, now: now.getTime() });
  const moment = new Date(preview.at);
  const payload = await load();
  const drafts = await findShownDrafts(payload, preview.draft);
  const context = {
    payload,
    language: negotiateLanguage(headers.get('accept-language')),
    now: moment,
    today: dayOf(moment),
    token: headers.get('token') ?? undefined,
    visitorAddress: forwardedAddress(headers.get('x-forwarded-for'), trustedHops),
    cookies,
  };
  const all: Partial<Handlers> = { ...handlers, ...additionsOf(payload).calls };
  const handler = all[name] as AnyHandler | undefined;
  if (!handler) throw new HttpError(codes.notFound, 'No plugin answers this call.');
  const { result: data, versions } = await trackVersions(() =>
    runWithDrafts(drafts, () => handler(context, params)),
  );
  // Content that the contract does not allow must fail here, where it is logged.
  return successResponse(call.data.parse(data), { cookies, versions });
}

/** The answer to any request for a call (requirements, 7); it never rejects. */
export async function answerCall(request: Request, dependencies: Dependencies): Promise<Response> {
  try {
    return await answer(request, dependencies);
  } catch (error) {
    if (error instanceof HttpError) return errorResponse(error);
    const reference = requestIdOrNew();
    dependencies.log(reference, error);
    return errorResponse(new HttpError(codes.internal, `Internal error (ref ${reference})`));
  }
}

import { randomUUID } from 'node:crypto';

import type { Payload } from 'payload';

import { calls, type Call, type CallName } from '../../contract/calls';
import { codes } from '../../contract/envelope';
import { CallError, refusal, success } from './answer';
import { dayOf, type CallContext } from './context';
import { handlers } from './handlers';
import { negotiateLanguage } from './language';
import { checkParameters } from './parameters';
import { requestTarget } from './requestTarget';
import { signatureFault, type Hash } from './signature';

interface Surroundings {
  load: () => Promise<Payload>;
  secret: string;
  hash: Hash;
  now: Date;
  /** Takes what went wrong, with the reference that the caller was given. */
  log: (reference: string, error: unknown) => void;
}

const names = new Map<string, CallName>(
  (Object.keys(calls) as CallName[]).map((name) => [calls[name].path, name]),
);

/** The table pairs every handler with the schema its parameters were checked by; that pairing is lost on a mere name. */
type AnyHandler = (context: CallContext, params: unknown) => Promise<unknown>;

async function answer(request: Request, { load, secret, hash, now }: Surroundings): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const { headers, method } = request;
  const name = names.get(pathname);
  if (!name) throw new CallError(codes.notFound, 'There is no such call.');
  const call: Call = calls[name];
  if (method !== call.method) {
    const error = new CallError(codes.methodNotAllowed, `This call is made by ${call.method}.`);
    return refusal(error, { Allow: call.method });
  }
  const fault = signatureFault(
    {
      pathWithQuery: requestTarget(request),
      timestamp: headers.get('timestamp'),
      version: headers.get('version'),
      signature: headers.get('signature'),
    },
    { secret, hash, now: now.getTime() },
  );
  if (fault) throw new CallError(codes.unauthorised, fault);
  const params = checkParameters(call.params, searchParams);
  const payload = await load();
  const context = { payload, language: negotiateLanguage(headers.get('accept-language')), today: dayOf(now) };
  const data = await (handlers[name] as AnyHandler)(context, params);
  // What an editor could enter and the contract does not allow must fail here, where it is logged.
  return success(call.data.parse(data));
}

/** The answer to any request for a call (specification, section 7); it never rejects. */
export async function answerCall(request: Request, surroundings: Surroundings): Promise<Response> {
  try {
    return await answer(request, surroundings);
  } catch (error) {
    if (error instanceof CallError) return refusal(error);
    const reference = randomUUID();
    surroundings.log(reference, error);
    return refusal(new CallError(codes.internal, `Internal error (ref ${reference})`));
  }
}

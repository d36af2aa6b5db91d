import { z } from 'zod';

import type { Call } from '@/gateway/contract/call';
import { type CallData, type CallName, type CallParams, calls } from '@/gateway/contract/calls';
import { codes } from '@/gateway/contract/envelope';
import { env } from '@/services/config/env';
import { sanitise } from '@/services/domain/sanitise';

import { GatewayAnswerInvalid, GatewayNotFound, GatewayRefused } from './errors';
import { type CallContext, headersFor } from './headers';
import { sign } from './signing';
import { createTransport, type HttpAnswer } from './transport';

export interface ClientSettings {
  /** Origin of the gateway host. */
  host: string;
  secret: string;
  hash: 'sha256' | 'md5';
  /** Value of the header `version` on signed requests. */
  version: string;
  timeoutMs: number;
  platform: { platformType: string; platformName: string; systemType: string };
}

const answerEnvelope = z.object({ code: z.number().int(), msg: z.string(), data: z.unknown() });

/** Path with query of a call: `{name}` in its path takes the parameter, the rest becomes the query. */
function addressOf(path: string, params: object): string {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = query.get(name) ?? '';
    query.delete(name);
    return encodeURIComponent(value);
  });
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** `data` of a successful answer, fit for the contract; throws a `GatewayError` for every other answer. */
function read<N extends CallName>(name: N, { status, data: body }: HttpAnswer): CallData<N> {
  const { path, data: schema } = calls[name];
  const answer = answerEnvelope.safeParse(body);
  const isSuccess = status >= 200 && status < 300;
  if (!answer.success) {
    throw isSuccess
      ? new GatewayAnswerInvalid(path, ['no envelope'])
      : new GatewayRefused(path, status, undefined);
  }
  const { code, data } = answer.data;
  if (code === codes.notFound) throw new GatewayNotFound(path);
  if (!isSuccess || code !== codes.success) throw new GatewayRefused(path, status, code);
  const checked = schema.safeParse(data);
  if (checked.success) return checked.data as CallData<N>;
  const issues = checked.error.issues.map(({ path: field, code: fault }) => `${field.join('.')}: ${fault}`);
  throw new GatewayAnswerInvalid(path, issues);
}

/** A client of the gateway's calls. Each client has its own circuit breaker. */
export function createClient({ host, timeoutMs, secret, hash, version, platform }: ClientSettings) {
  const send = createTransport({ host, timeoutMs });

  return async <N extends CallName>(name: N, params: CallParams<N>, context: CallContext) => {
    const call: Call = calls[name];
    const { method, path, inBody = method === 'POST' } = call;
    const clean = sanitise(params) as object;
    const pathWithQuery = inBody ? path : addressOf(path, clean);
    const timestamp = Date.now();
    const signature = sign({ pathWithQuery, secret, timestamp, hash });
    // A token goes to the calls that need one and nowhere else (specification, section 6).
    const visitor = call.token ? context : { ...context, token: undefined };
    const headers = { ...headersFor(visitor, platform), timestamp: String(timestamp), version, signature };
    return read(name, await send({ method, path, pathWithQuery, headers, ...(inBody && { body: clean }) }));
  };
}

const settings = (): ClientSettings => ({
  host: env().GATEWAY_HOST,
  secret: env().GATEWAY_SECRET,
  hash: env().GATEWAY_SIGNATURE,
  version: env().GATEWAY_SIGNATURE_VERSION,
  timeoutMs: env().GATEWAY_TIMEOUT_MS,
  platform: {
    platformType: env().PLATFORM_TYPE,
    platformName: env().PLATFORM_NAME,
    systemType: env().SYSTEM_TYPE,
  },
});

let client: ReturnType<typeof createClient> | undefined;

/**
 * Makes a call of the gateway (specification, section 7): sanitised, signed, checked against the contract.
 * @throws GatewayError
 */
export const request: ReturnType<typeof createClient> = (name, params, context) =>
  (client ??= createClient(settings()))(name, params, context);

import type { Call } from '@/contract/calls/call';
import { type CallName, calls } from '@/contract/calls/calls';
import { sanitiseParams } from '@/contract/lists/sanitise';
import { env } from '@/services/config/env';
import { untouchedParams } from '@/services/config/publicCalls';
import { defaultLocale } from '@/services/domain/locale/locale';
import { requestIdHeaders } from '@/shared/server/requestId';

import { type GatewayCallContext, gatewayHeaders } from './headers';
import { draftHeaders } from './preview';
import type { ResilienceLimits } from './resiliencePolicy';
import { signatureOf } from './signature';
import { createTransport, type HttpResponse, type HttpRequest } from './transport';

export interface SignedRequestSettings extends ResilienceLimits {
  /** Origin of the gateway host. */
  host: string;
  secret: string;
  hash: 'sha256' | 'md5';
  /** Value of the header `version` on signed requests. */
  version: string;
  timeoutMs: number;
  platform: { platformType: string; platformName: string; systemType: string };
}

/** Makes a call and gives its answer, whatever it says. `abandoned` aborts when nobody waits any more. */
export type SignedRequest = (
  name: CallName,
  params: object,
  context: GatewayCallContext,
  abandoned?: AbortSignal,
) => Promise<HttpResponse>;

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

/**
 * Sends the gateway's calls (requirements, 7): sanitised, signed, with every header of the table, the token
 * only where one belongs (requirements, 6). Each sender has its own circuit breaker and its own queue.
 */
export function createSignedRequest(settings: SignedRequestSettings): SignedRequest {
  const { host, timeoutMs, secret, hash, version, platform, ...limits } = settings;

  const toRequest = (name: CallName, params: object, context: GatewayCallContext): HttpRequest => {
    const call: Call = calls[name];
    const { method, path, inBody = method === 'POST' } = call;
    const clean = sanitiseParams(params, untouchedParams(name));
    const pathWithQuery = inBody ? path : addressOf(path, clean);
    const timestamp = Date.now();
    const signature = signatureOf({ pathWithQuery, secret, timestamp, hash });
    const visitor = call.token ? context : { ...context, token: undefined };
    const headers = {
      ...gatewayHeaders(visitor, platform),
      ...draftHeaders(timestamp),
      ...requestIdHeaders(),
      timestamp: String(timestamp),
      version,
      signature,
    };
    return { method, path, pathWithQuery, headers, ...(inBody && { body: clean }) };
  };
  const probe = () => toRequest('getMenu', {}, { locale: defaultLocale });
  const send = createTransport({ host, timeoutMs, limits, probe });

  return (name, params, context, abandoned) => send({ ...toRequest(name, params, context), abandoned });
}

/** The gateway's settings from the environment. */
export const signedRequestSettings = (): Omit<SignedRequestSettings, keyof ResilienceLimits> => ({
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

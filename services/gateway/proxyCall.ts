import { calls } from '@/contract/calls/calls';
import { codes, signatureChallenge } from '@/contract/calls/envelope';
import { env } from '@/services/config/env';
import { type PublicCallName, publicCall } from '@/services/config/publicCalls';

import { withDeadline } from './deadline';
import { GatewayRefused, GatewayUnavailable } from './errors';
import type { GatewayCallContext } from './headers';
import { type Envelope, readEnvelope } from './response';
import { createSignedRequest, type SignedRequest, signedRequestSettings } from './signedRequest';
import type { HttpResponse } from './transport';

/** The gateway's answer to a visitor's call, as it may be passed on. */
export interface GatewayReply {
  status: number;
  body: Envelope;
  /** Whole `Set-Cookie` values. */
  cookies: string[];
  retryAfter: string | undefined;
}

/**
 * Makes a call for a visitor. Status, code, message and data come back as the gateway gave them.
 * @throws GatewayError where the gateway failed: no answer, a server error by status or by code, no envelope, data
 * against the contract, a refused signature; DeadlineExceeded
 */
export type ProxyCall = (
  name: PublicCallName,
  params: object,
  context: GatewayCallContext,
  abandoned: AbortSignal,
) => Promise<GatewayReply>;

const asText = (header: unknown): string | undefined => (typeof header === 'string' ? header : undefined);

/** The gateway does not believe our signature, which says nothing about the visitor's login. */
const asksForSignature = ({ headers }: HttpResponse): boolean =>
  asText(headers['www-authenticate']) === signatureChallenge;

export function createProxyCall(send: SignedRequest, deadlineMs: number): ProxyCall {
  return async (name, params, context, abandoned) => {
    const { path } = calls[name];
    const response = await withDeadline(deadlineMs, () => send(name, params, context, abandoned));
    const { code, msg } = readEnvelope(name, response);
    if (code >= codes.internal) throw new GatewayUnavailable(path, `it answered code ${code}`);
    const isOurFault = code === codes.unauthorised && (!publicCall(name).token || asksForSignature(response));
    if (isOurFault || (response.status >= 300 && response.status < 400))
      throw new GatewayRefused(path, response.status, code);
    return {
      status: response.status,
      body: { code, msg, data: code === codes.success ? (response.data as Envelope).data : null },
      cookies: response.headers['set-cookie'] ?? [],
      retryAfter: asText(response.headers['retry-after']),
    };
  };
}

let ask: ProxyCall | undefined;

/** Visitors have requests of their own, so that their slow calls never hold up the rendering of pages. */
export const proxyCall: ProxyCall = (...call) =>
  (ask ??= createProxyCall(
    createSignedRequest({
      ...signedRequestSettings(),
      sender: 'visitors',
      concurrency: 50,
      queueLength: 200,
    }),
    env().GATEWAY_TIMEOUT_MS,
  ))(...call);

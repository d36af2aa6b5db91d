import type { CallData, CallName, CallParams } from '@/contract/calls/calls';
import { renderDeadlineMs } from '@/services/config/build';

import { contentOfResponse, collectContentVersions } from './contentVersions';
import type { GatewayCallContext } from './headers';
import { renderContext } from './renderContext';
import type { ResilienceLimits } from './resiliencePolicy';
import { dataOfResponse } from './response';
import { createSignedRequest, type SignedRequest, signedRequestSettings } from './signedRequest';

/** A client of the gateway's calls that sends signed requests. */
export const createClient =
  (send: SignedRequest) =>
  async <N extends CallName>(
    name: N,
    params: CallParams<N>,
    context: GatewayCallContext,
  ): Promise<CallData<N>> => {
    const response = await send(name, params, { title: renderContext().address, ...context });
    collectContentVersions(contentOfResponse(response.headers));
    return dataOfResponse(name, response);
  };

type Client = ReturnType<typeof createClient>;

/**
 * A client with its own queue and circuit breaker, made when it is first asked. A call takes no longer than a page may, or
 * those of the background would hold the places of pages while the gateway hangs.
 */
function clientWithin(limits: ResilienceLimits): Client {
  let client: Client | undefined;
  const create = () => {
    const settings = signedRequestSettings();
    const timeoutMs = Math.min(settings.timeoutMs, renderDeadlineMs());
    return createClient(createSignedRequest({ ...settings, timeoutMs, ...limits }));
  };
  return (name, params, context) => (client ??= create())(name, params, context);
}

/**
 * Makes a call of the gateway (requirements, 7): sanitised, signed, checked against the contract.
 * @throws GatewayError
 */
export const callGateway = clientWithin({ sender: 'pages', concurrency: 10, queueLength: 500 });

/** The same for a visitor's first page, so that first visits and the rendering of pages never wait for each other. */
export const callGatewayForFirstVisit = clientWithin({
  sender: 'firstVisits',
  concurrency: 50,
  queueLength: 200,
});

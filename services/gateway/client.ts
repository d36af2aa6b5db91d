import type { CallData, CallName, CallParams } from '@/contract/calls/calls';

import { dataOf } from './answer';
import { contentOfAnswer, noteContent } from './contentVersions';
import type { FuseLimits } from './fuse';
import type { CallContext } from './headers';
import { createSender, type Sender, senderSettings } from './sender';

/** A client of the gateway's calls over a sender. */
export const createClient =
  (send: Sender) =>
  async <N extends CallName>(name: N, params: CallParams<N>, context: CallContext): Promise<CallData<N>> => {
    const answer = await send(name, params, context);
    noteContent(contentOfAnswer(answer.headers));
    return dataOf(name, answer);
  };

type Client = ReturnType<typeof createClient>;

/** A client with its own queue and circuit breaker, made when it is first asked. */
function clientWithin(limits: FuseLimits): Client {
  let client: Client | undefined;
  return (name, params, context) =>
    (client ??= createClient(createSender({ ...senderSettings(), ...limits })))(name, params, context);
}

/**
 * Makes a call of the gateway (requirements, 7): sanitised, signed, checked against the contract.
 * @throws GatewayError
 */
export const request = clientWithin({ concurrency: 10, queueLength: 500 });

/** The same before a visitor's first page, so that first visits and the rendering of pages never wait for each other. */
export const requestOnArrival = clientWithin({ concurrency: 50, queueLength: 200 });

import type { CallData, CallName, CallParams } from '@/gateway/contract/calls';

import { dataOf } from './answer';
import type { CallContext } from './headers';
import { createSender, type Sender, senderSettings } from './sender';

/** A client of the gateway's calls over a sender. */
export const createClient =
  (send: Sender) =>
  async <N extends CallName>(name: N, params: CallParams<N>, context: CallContext): Promise<CallData<N>> =>
    dataOf(name, await send(name, params, context));

let client: ReturnType<typeof createClient> | undefined;

/**
 * Makes a call of the gateway (specification, section 7): sanitised, signed, checked against the contract.
 * @throws GatewayError
 */
export const request: ReturnType<typeof createClient> = (name, params, context) =>
  (client ??= createClient(createSender({ ...senderSettings(), concurrency: 10, queueLength: 500 })))(
    name,
    params,
    context,
  );

import { isBuild } from '@/services/config/build';
import { env } from '@/services/config/env';
import { DeadlineExceeded } from '@/services/gateway/deadline';
import { isOutage } from '@/services/gateway/errors';

/** Ends a build: without the gateway there is nothing to build pages from. */
class GatewayDown extends Error {
  constructor(host: string) {
    super(
      `The gateway at ${host} does not answer, so no page can be built. ` +
        'Start the embedded one with "npm start", which builds the site too, or set GATEWAY_HOST.',
    );
    this.name = 'GatewayDown';
    // The sentence is for whoever runs the build; where in our code it was noticed helps nobody.
    this.stack = this.message;
  }
}

/** Does `work`; an outage of the gateway ends a build with one sentence, and is thrown as it is at any other time. */
export async function explainOutageInBuild<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isDown = isOutage(error) || error instanceof DeadlineExceeded;
    throw isBuild() && isDown ? new GatewayDown(env().GATEWAY_HOST) : error;
  }
}

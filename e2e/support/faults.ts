import { request, type APIRequestContext } from '@playwright/test';

import type { Calls } from '@/scripts/lib/call-counter.mjs';
import type { Fault } from '@/scripts/lib/fault-proxy.mjs';

import { environment, required } from './environment';
import { expect, test as base } from './test';

/** The size of a load: a small one in `npm test`, the promised one in `npm run faults`. */
export const short = (few: number, full: number): number => (environment.isFullFaults ? full : few);

/** A server may need this long to start on a busy machine, in milliseconds. */
const startTimeout = 120_000;

/** The servers of the test, and the proxy between site and gateway; every method resolves once it is done. */
export class Servers {
  constructor(private control: APIRequestContext) {}

  private async tell(action: string, data?: Fault): Promise<unknown> {
    const answer = await this.control.post(`/${action}`, { data, timeout: startTimeout });
    expect([200, 204], `${action}: ${await answer.text()}`).toContain(answer.status());
    return answer.status() === 200 ? answer.json() : undefined;
  }

  stopGateway = () => this.tell('stop-gateway');
  startGateway = () => this.tell('start-gateway');
  /** Starts it so that it cannot reach the site, which therefore hears of no change. */
  startGatewayUnheard = () => this.tell('start-gateway-unheard');

  /** SIGTERM, then a bounded wait. */
  stopSite = () => this.tell('stop-site');
  /** SIGKILL. */
  killSite = () => this.tell('kill-site');
  startSite = () => this.tell('start-site');
  /** The id of the site's process, whose memory a test may look at. */
  siteProcess = async () => (await this.tell('site-process')) as number;

  /**
   * Stops both servers and the proxy, and runs `npm start` at their addresses with their data.
   * Returns its process id and the file with its output.
   */
  async startStarter() {
    await this.stopSite();
    await this.stopGateway();
    await this.setFault({ kind: 'refuse' });
    return (await this.tell('start-starter')) as { pid: number; log: string };
  }
  stopStarter = () => this.tell('stop-starter');

  /** Requests to the gateway from now on; those that were held are judged anew. */
  setFault = (fault: Fault) => this.tell('set-fault', fault);
  /** The requests that came to the gateway's address, with a fault or without, since they were forgotten. */
  calls = async () => (await this.tell('calls')) as Calls;
  forgetCalls = () => this.tell('forget-calls');
}

/** A test that may stop servers and set faults. Afterwards both run and every request passes. */
export const test = base.extend<{ servers: Servers }>({
  servers: [
    async ({ request: site }, use) => {
      const control = await request.newContext({ baseURL: required('E2E_CONTROL_URL') });
      const servers = new Servers(control);
      await servers.forgetCalls();
      await use(servers);
      await servers.stopStarter();
      await servers.setFault({ kind: 'pass' });
      await servers.startGateway();
      await servers.startSite();
      await control.dispose();
      // The next test needs a closed circuit breaker.
      const popMarket = () => site.get('/api/gateway/business/merc/popMarket/list?popClient=1');
      await expect.poll(async () => (await popMarket()).status()).toBe(200);
    },
    { timeout: 2 * startTimeout },
  ],
});
export { expect };

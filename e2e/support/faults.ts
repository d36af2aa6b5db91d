import type { APIRequestContext } from '@playwright/test';

import type { Calls } from '@/scripts/lib/call-counter.mjs';
import type { Fault as RequestFault } from '@/scripts/lib/fault-proxy.mjs';

import { startTimeout, tell } from './control';
import { environment } from './environment';
import { freeFiles, freeze, limitFiles, thaw } from './processes';
import { expect, test as base } from './test';

/** The size of a load: a small one in `npm run faults -- --short`, the promised one in `npm run faults`. */
export const short = (few: number, full: number): number => (environment.isFullFaults ? full : few);

/** How often an article was asked for, of all calls. */
export const callsForArticle = (byUrl: Record<string, number>, id: number): number =>
  Object.entries(byUrl)
    .filter(([url]) => new RegExp(`^/officialArticle/showArticleDetailById\\?.*\\bid=${id}\\b`).test(url))
    .reduce((sum, [, count]) => sum + count, 0);

/** Settings that a server is started with besides those of the tests. */
type Settings = Record<string, string>;

/** The servers of the test, and the proxy between site and gateway; every method resolves once it is done. */
export class Servers {
  constructor(private visitor: APIRequestContext) {}

  private frozen = new Set<number>();
  private limited = new Set<number>();
  /** Servers that run with settings of this test. */
  private changed = new Set<'site' | 'gateway'>();

  stopGateway = () => tell('stop-gateway');
  /** SIGKILL. */
  killGateway = () => tell('kill-gateway');
  /** Ends it, if it runs with other settings. */
  startGateway = (settings: Settings = {}) => this.start('gateway', settings);
  /** Starts it so that it cannot reach the site, which therefore hears of no change. */
  startGatewayUnheard = () => this.startGateway({ SITE_INSTANCES: 'http://localhost:9' });
  /** The id of the gateway's process. */
  gatewayProcess = async () => (await tell('gateway-process')) as number;

  /** SIGTERM, then a bounded wait. */
  stopSite = () => tell('stop-site');
  /** SIGKILL. */
  killSite = () => tell('kill-site');
  /** Ends it, if it runs with other settings. */
  startSite = (settings: Settings = {}) => this.start('site', settings);
  /** The id of the site's process, whose memory a test may look at. */
  siteProcess = async () => (await tell('site-process')) as number;

  private async start(server: 'site' | 'gateway', settings: Settings) {
    const isChanged = Object.keys(settings).length > 0;
    if (isChanged || this.changed.has(server)) await tell(`stop-${server}`);
    this.changed[isChanged ? 'add' : 'delete'](server);
    await tell(`start-${server}`, settings);
  }

  /** Until the end of the test at most. */
  freeze(pid: number) {
    this.frozen.add(pid);
    freeze(pid);
  }
  thaw = thaw;
  /** Until the end of the test at most, the process writes no file beyond so many bytes, as on a full disk. */
  fillDisk(pid: number, bytes: number) {
    this.limited.add(pid);
    limitFiles(pid, bytes);
  }
  freeDisk = freeFiles;

  /**
   * Stops both servers and the proxy, and runs `npm start` at their addresses with their data.
   * Returns its process id and the file with its output.
   */
  async startStarter(settings: Settings = {}) {
    await this.stopSite();
    await this.stopGateway();
    await this.setFault({ kind: 'refuse' });
    return (await tell('start-starter', settings)) as { pid: number; log: string };
  }

  /** Requests to the gateway from now on; those that were held are judged anew. */
  setFault = (fault: RequestFault) => tell('set-fault', fault);
  /** The requests that came to the gateway's address, with a fault or without, since they were forgotten. */
  calls = async () => (await tell('calls')) as Calls;
  forgetCalls = () => tell('forget-calls');

  /** Waits until calls of visitors reach the gateway, whose circuit breaker a fault may have opened. */
  untilReached = () =>
    expect
      .poll(async () => {
        const popMarket = '/api/gateway/business/merc/popMarket/list?popClient=1';
        // A connection that the site closes as idle may be reused in the same moment.
        return (await this.visitor.get(popMarket, { maxRetries: 1 })).status();
      })
      .toBe(200);

  /** Both run as at the beginning, and every request passes. */
  async restore() {
    this.frozen.forEach(thaw);
    this.limited.forEach(freeFiles);
    await tell('stop-starter');
    await this.setFault({ kind: 'pass' });
    await this.startGateway();
    await this.startSite();
  }
}

/** A test that may stop servers and set faults. Afterwards both run and every request passes. */
export const test = base.extend<{ servers: Servers }>({
  servers: [
    async ({ request }, use) => {
      const servers = new Servers(request);
      await servers.forgetCalls();
      await use(servers);
      await servers.restore();
      await servers.untilReached();
    },
    { timeout: 2 * startTimeout },
  ],
});
export { expect };

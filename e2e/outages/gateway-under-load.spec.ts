import { environment } from '../support/environment';
import { expect, type Servers, short, test } from '../support/faults';
import { stateFigure } from '../support/figure';
import { untilAllAreNew } from '../support/freshness';
import { described, timed, underLoad } from '../support/load';
import { pagesOfSitemap, readAll } from '../support/sitemap';

// Shows (requirements, 12.9).

const perSecond = short(50, 200);
/** In full, every page at its usual pace: hundreds that are due every 3 s would be a load of their own. */
const revalidateSeconds = short(environment.revalidateSeconds, 60);
const newWithinMs = (revalidateSeconds + 5) * 1_000;
/** The pause between two attempts at a page, in seconds; Next's own. */
const leastPause = 3;
/** The deadline of a render and a second. */
const coldWithinMs = 6_000;

/** The site waits for the gateway as long as it does by default. */
const settings = { REVALIDATE_SECONDS: String(revalidateSeconds), RENDER_DEADLINE_MS: '5000' };

const samplePages = () => pagesOfSitemap(short(12, 1));

interface Outage {
  row: string;
  paths: string[];
  seconds: number;
  servers: Servers;
  end: () => Promise<unknown>;
  /** Added to the figure: measurements taken before. */
  besides?: string;
}

/** An outage that has just begun: asks for all pages until it is over and all of them are new. */
async function judge({ row, paths, seconds, servers, end, besides = '' }: Outage): Promise<void> {
  let renewedMs = 0;
  let calls = 0;
  await servers.forgetCalls();
  const answers = await underLoad({ paths, perSecond }, async (goOn) => {
    await goOn(seconds);
    calls = (await servers.calls()).total;
    await end();
    renewedMs = await untilAllAreNew(paths, Date.now());
  });
  const renewed = `all new after ${(renewedMs / 1_000).toFixed(1)} s`;
  stateFigure(
    row,
    `${seconds} s, ${paths.length} pages: ${described(answers)}; ${calls} calls; ${renewed}${besides}`,
  );
  expect(answers.failed).toEqual([]);
  expect(calls).toBeLessThanOrEqual(paths.length * (seconds / leastPause + 1));
  expect(renewedMs).toBeLessThanOrEqual(newWithinMs);
}

const killedSeconds = short(20, 600);
test(`pages stay while the gateway is killed for ${killedSeconds} s under load, and are new soon afterwards`, async ({
  servers,
}) => {
  const paths = await samplePages();
  await servers.startSite(settings);
  await readAll(paths);
  await servers.killGateway();
  await judge({ row: 'gatewayKilled', paths, seconds: killedSeconds, servers, end: servers.startGateway });
});

const frozenSeconds = short(10, 60);
test(`pages stay while the gateway is frozen for ${frozenSeconds} s under load, and one that was never rendered answers within its deadline`, async ({
  servers,
}) => {
  const paths = await samplePages();
  await servers.startSite(settings);
  await readAll(paths);
  const gateway = await servers.gatewayProcess();
  servers.freeze(gateway);
  // Without an index of known addresses the page itself has to answer.
  await servers.startSite(settings);
  const cold = await timed('/companyEncy/800000000.html');
  await judge({
    row: 'gatewayFrozen',
    paths,
    seconds: frozenSeconds,
    servers,
    end: () => Promise.resolve(servers.thaw(gateway)),
    besides: `; a page that was never rendered: ${cold.status} after ${Math.round(cold.ms)} ms`,
  });
  expect(cold.status).toBe(503);
  expect(cold.ms).toBeLessThanOrEqual(coldWithinMs);
});

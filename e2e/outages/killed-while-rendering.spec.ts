import { expect, short, test } from '../support/faults';
import { stateFigure } from '../support/figure';
import { untilAllAreDue } from '../support/freshness';
import { atOnce, timed } from '../support/load';
import { isWhole, tornFiles } from '../support/pageFiles';
import { sitemapPaths } from '../support/sitemap';

const kills = short(3, 100);

/** The call of a site that looks whether the gateway is back. */
const probe = '/officialMenuRelation/getList';

test(`the site is killed ${kills} times while it renders pages: no page is truncated, none is lost`, async ({
  servers,
}) => {
  const addresses = (await sitemapPaths()).slice(0, 60);
  const wrong: string[] = [];
  const check = (round: string) =>
    atOnce(8, addresses.length, async (index) => {
      const { status, text } = await timed(addresses[index] ?? '/');
      if (status !== 200 || !isWhole(text)) wrong.push(`${round}: ${addresses[index]} ${status}`);
    });
  await check('at first');
  for (let kill = 0; kill < kills; kill += 1) {
    await untilAllAreDue(addresses);
    await servers.forgetCalls();
    // Every page has expired: a request starts its render once the circuit breaker is closed again.
    const asking: Promise<void>[] = [];
    const isRendering = async () => {
      asking.push(
        atOnce(8, addresses.length, (index) => timed(addresses[index] ?? '/').catch(() => undefined)),
      );
      const { total, byPath } = await servers.calls();
      return total > (byPath[probe] ?? 0);
    };
    await expect.poll(isRendering, { timeout: 30_000, intervals: [200] }).toBe(true);
    // At another moment each time.
    const calls = Math.floor((Math.random() * addresses.length) / 2);
    await expect.poll(async () => (await servers.calls()).total, { intervals: [5] }).toBeGreaterThan(calls);
    await servers.killSite();
    await Promise.all(asking);
    expect(tornFiles()).toEqual([]);
    // Every second time the gateway is down, so that only the files on disk can answer.
    const isDown = kill % 2 === 0;
    await servers.setFault({ kind: isDown ? 'refuse' : 'pass' });
    await servers.startSite();
    await check(`kill ${kill}, gateway ${isDown ? 'down' : 'up'}`);
    await servers.setFault({ kind: 'pass' });
  }
  stateFigure(
    'killedWhileRendering',
    `killed ${kills} times, ${addresses.length} pages, ${wrong.length} truncated or lost`,
  );
  expect(wrong).toEqual([]);
});

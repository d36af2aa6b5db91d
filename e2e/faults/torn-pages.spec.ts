import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { environment, pause } from '../support/environment';
import { expect, short, test } from '../support/faults';
import { atOnce, timed } from '../support/load';

const kills = short(3, 100);
const { distDir, revalidateSeconds } = environment;
const folder = path.join(distDir, 'server/route-cache/PAGES');

/** The call of a site that looks whether the gateway is back. */
const probe = '/officialMenuRelation/getList';

const isWhole = (html: string) => html.trimEnd().endsWith('</html>');

/** Files of rendered pages that are cut off. */
function tornFiles(): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => {
    if (!/\.(page|page\.previous)\.json$/.test(file)) return false;
    try {
      const { value } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
        value: { html?: string } | null;
      };
      return value?.html !== undefined && !isWhole(value.html);
    } catch {
      return true;
    }
  });
}

test(`the site is killed ${kills} times while it renders pages: no page is truncated, none is lost`, async ({
  servers,
}) => {
  test.setTimeout(kills * 60_000 + 120_000);
  const sitemap = (await timed('/sitemap.xml')).text;
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, found]) => found || '/',
  );
  const addresses = [...new Set(listed)].slice(0, 60);
  const wrong: string[] = [];
  const check = (round: string) =>
    atOnce(8, addresses.length, async (index) => {
      const { status, text } = await timed(addresses[index] ?? '/');
      if (status !== 200 || !isWhole(text)) wrong.push(`${round}: ${addresses[index]} ${status}`);
    });
  await check('at first');
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(revalidateSeconds);
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
    await pause(Math.random() / 2);
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
  test.info().annotations.push({
    type: 'kills',
    description: `${kills}, each while pages were rendered, ${addresses.length} pages`,
  });
  expect(wrong).toEqual([]);
});

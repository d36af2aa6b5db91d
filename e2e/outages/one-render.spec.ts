import { rmSync } from 'node:fs';

import { Cms } from '../support/cms';
import { environment } from '../support/environment';
import { callsForArticle, expect, type Servers, short, test } from '../support/faults';
import { stateFigure } from '../support/figure';
import { untilAllAreDue } from '../support/freshness';
import { atOnce, timed } from '../support/load';
import { filesOfPage } from '../support/pageFiles';
import { pagesOfSitemap, readAll } from '../support/sitemap';

const { revalidateSeconds } = environment;
const visitors = 1_000;
const mostAtOnce = 10;

/** Everybody asks for a page at the same moment: how they were answered, and the calls for its article. */
async function crowd(servers: Servers, id: number) {
  await servers.forgetCalls();
  const began = Date.now();
  const statuses = new Set<number>();
  await atOnce(visitors, visitors, async () => statuses.add((await timed(`/companyEncy/${id}.html`)).status));
  const seconds = (Date.now() - began) / 1_000;
  const underWay = async () => (await servers.calls()).underWay;
  await expect.poll(underWay, { timeout: 20_000, intervals: [50] }).toBe(0);
  const { byUrl } = await servers.calls();
  const calls = callsForArticle(byUrl, id);
  return { statuses: [...statuses], calls, seconds, most: 1 + Math.floor(seconds / revalidateSeconds) };
}

/** Removes the English page from a site that is stopped. */
function forgetPage(id: number): void {
  const files = filesOfPage(`en/companyEncy/${id}.html`);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) rmSync(file);
}

test(`${visitors} requests at once for a stale or a cold page cause one call`, async ({ servers }) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('Asked for by many', 'published');
  const address = `/companyEncy/${id}.html`;
  await expect.poll(async () => (await timed(address)).status, { timeout: 30_000 }).toBe(200);
  // Its render after the publication is over, and the page is due again.
  await expect.poll(() => cms.isSiteTold(`articles:${id}`), { timeout: 60_000 }).toBe(true);
  await untilAllAreDue([address]);
  const stale = await crowd(servers, id);

  await servers.stopSite();
  forgetPage(id);
  await servers.startSite();
  const cold = await crowd(servers, id);
  const words = ({ calls, seconds }: typeof stale) => `${calls} in ${seconds.toFixed(1)} s`;
  stateFigure('renderedOnce', `calls for the stale page: ${words(stale)}, for the cold one: ${words(cold)}`);
  for (const { statuses, calls, most } of [stale, cold]) {
    expect(statuses).toEqual([200]);
    expect(calls).toBeGreaterThan(0);
    expect(calls).toBeLessThanOrEqual(most);
  }
  await cms.deleteArticle(id);
});

test('a site that is restarted while every page is due answers all of them, and keeps its calls few', async ({
  servers,
}) => {
  const paths = await pagesOfSitemap(short(3, 1));
  await readAll(paths);
  await untilAllAreDue(paths);
  await servers.stopSite();
  await servers.startSite();
  await servers.forgetCalls();
  const failed: string[] = [];
  await atOnce(64, paths.length, async (index) => {
    const { status } = await timed(paths[index] ?? '/');
    if (status !== 200) failed.push(`${status} ${paths[index]}`);
  });
  // The renders that these requests started.
  await expect
    .poll(async () => (await servers.calls()).underWay, { timeout: 60_000, intervals: [200] })
    .toBe(0);
  const { total, mostUnderWay } = await servers.calls();
  stateFigure(
    'siteRestarted',
    `${paths.length} pages, ${failed.length} answers other than 200, ${total} calls, at most ${mostUnderWay} at once`,
  );
  expect(failed).toEqual([]);
  expect(total).toBeGreaterThan(0);
  expect(mostUnderWay).toBeLessThanOrEqual(mostAtOnce);
});

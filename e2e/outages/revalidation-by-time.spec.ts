import { Cms } from '../support/cms';
import { environment } from '../support/environment';
import { expect, short, test } from '../support/faults';
import { stateFigure } from '../support/figure';
import { notYetNew } from '../support/freshness';
import { sitemapPaths } from '../support/sitemap';

// Shows (requirements, 12.10).

const { revalidateSeconds } = environment;
/** Publish to visible by time alone: the revalidation time and two seconds. */
const visible = { timeout: (revalidateSeconds + 2) * 1_000, intervals: [250] };

test('pages are revalidated by time alone when the gateway cannot reach the site, and the CMS shows what is outstanding', async ({
  request,
  servers,
}) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('Before the edit', 'published');
  const address = `/companyEncy/${id}.html`;
  const html = async () => (await request.get(address)).text();
  await expect.poll(html, visible).toContain('Before the edit');

  await servers.startGatewayUnheard();
  // A render that is under way would show the edit at once.
  const restarted = Date.now();
  const notRendered = async () => {
    await html();
    return notYetNew([address], restarted);
  };
  await expect.poll(notRendered).toEqual([]);
  await cms.retitle(id, 'After the edit', 'published');
  const published = Date.now();
  // The first request after the time still gets the old page and starts the render.
  await expect.poll(html, visible).toContain('After the edit');
  const seconds = (Date.now() - published) / 1_000;
  stateFigure(
    'publishedByTime',
    `${seconds.toFixed(1)} s with a revalidation time of ${revalidateSeconds} s`,
  );

  const { outstanding, sites } = await cms.sitePages(id);
  expect(outstanding).toMatchObject([{ error: 'http://localhost:9 cannot be reached.' }]);
  expect(sites).toMatchObject([{ site: 'http://localhost:9', fault: 'unreachable', pages: [] }]);
  await servers.startGateway();
  await cms.deleteArticle(id);
});

const deletedCount = short(2, 20);

test(`${deletedCount} deleted pages stay a 404 after a restart of the site`, async ({ request, servers }) => {
  const cms = await Cms.signIn();
  const statusesOf = (addresses: string[]) =>
    Promise.all(addresses.map(async (address) => (await request.get(address)).status()));
  const all: string[] = [];
  for (let count = 0; count < deletedCount; count += 1) {
    const { id } = await cms.createArticle('Not for long', 'published');
    const addresses = ['', '/de'].map((prefix) => `${prefix}/companyEncy/${id}.html`);
    await expect.poll(() => statusesOf(addresses), visible).toEqual([200, 200]);
    await cms.deleteArticle(id);
    await expect.poll(() => statusesOf(addresses), visible).toEqual([404, 404]);
    all.push(...addresses);
  }

  await servers.stopSite();
  await servers.startSite();
  const back = (await statusesOf(all)).filter((status) => status !== 404);
  stateFigure(
    'deletedPages',
    `${deletedCount} pages in both languages, ${back.length} answers other than 404`,
  );
  expect(back).toEqual([]);
  for (const path of ['/cht/xmsailSchool/companyEncy', '/de/cht/xmsailSchool/companyEncy']) {
    const text = await (await request.get(path)).text();
    for (const address of all) expect(text, path).not.toContain(address);
  }
  const inSitemaps = await sitemapPaths();
  expect(all.filter((address) => inSitemaps.includes(address))).toEqual([]);
});

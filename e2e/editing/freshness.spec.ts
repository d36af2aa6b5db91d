import { signatureHeaders } from '@/services/fixtures/siteRequests';

import { enterAdmin, openAdmin } from '../support/admin';
import { Cms } from '../support/cms';
import { environment, required } from '../support/environment';
import { expect, test } from '../support/test';

// Shows (requirements, 12.10).

const headersOf = (request: 'revalidate' | 'freshness', body = '') =>
  signatureHeaders(request, body, { secret: required('E2E_GATEWAY_SECRET') });

test('the CMS shows for each page of a document whether it is live', async () => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('Is it live?', 'published');
  await cms.siteTold();
  const { sites, publishedAt, outstanding } = await cms.sitePages(id);
  expect(outstanding).toEqual([]);
  expect(sites.map(({ site }) => site)).toEqual([environment.siteUrl]);
  const own = `/companyEncy/${id}.html`;
  const pages = sites.flatMap((site) => site.pages);
  const paths = pages.map(({ path }) => path);
  expect(paths.slice(0, 2), 'its own page first, in both languages').toEqual([own, own]);
  expect(paths).toEqual(expect.arrayContaining(['/cht/xmsailSchool', '/cht/xmsailSchool/companyEncy']));
  const shown = pages.slice(0, 2);
  expect(shown.map(({ locale, status }) => `${locale} ${status}`).sort()).toEqual([
    'de current',
    'en current',
  ]);
  for (const { generatedAt, renewsAt } of shown) {
    expect(generatedAt).toBeGreaterThanOrEqual(publishedAt ?? Infinity);
    expect(renewsAt).toBeGreaterThan(generatedAt);
  }

  await cms.refresh(id);
  await cms.siteTold();
  const newest = Math.max(...shown.map(({ generatedAt }) => generatedAt));
  const again = (await cms.sitePages(id)).sites.flatMap((site) => site.pages).slice(0, 2);
  for (const { generatedAt } of again) expect(generatedAt).toBeGreaterThan(newest);
});

test('the panel lists every page with its versions, late and failed ones on request, and follows what is published', async ({
  page,
  context,
  request,
}) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'editor' });
  await openAdmin(page, '/site-pages');
  const rowOf = (address: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: address, exact: true }) });
  for (const label of ['Published version', 'Version shown', 'Rendered', 'Renewed after'])
    await expect(rowOf('/de/cht/price').first().locator(`[data-label="${label}"]`)).toHaveText(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \S+$/,
    );

  const { id } = await cms.createArticle(`Followed ${Date.now()}`, 'published');
  const address = `/companyEncy/${id}.html`;
  await cms.siteTold();
  await expect(rowOf(address)).toContainText('up to date');

  // Whatever is on every page is on the 404 page too.
  const notFound = rowOf('/404').locator('[data-label="Rendered"] time');
  const before = await notFound.getAttribute('datetime');
  await rowOf('/404').getByRole('button', { name: 'Refresh now' }).click();
  await expect(notFound).not.toHaveAttribute('datetime', before ?? '');
  expect((await request.get('/no/such/page')).status()).toBe(404);

  await cms.deleteArticle(id);
  await cms.siteTold();
  await expect(rowOf(address)).toContainText('404');

  for (const state of ['late', 'failed']) {
    const filter = page.getByRole('navigation', { name: 'State' }).getByRole('link', { name: state });
    await filter.click();
    await expect(filter).toHaveAttribute('aria-current', 'page');
    const others = page.locator('.admin-table tbody td:nth-child(2)').filter({ hasNotText: state });
    await expect(others).toHaveCount(0);
  }
});

test('only the gateway may ask how fresh pages are, and have them rendered', async ({ request }) => {
  const data = { paths: ['/cht/price'] };
  expect((await request.get('/api/freshness')).status()).toBe(401);
  expect((await request.post('/api/revalidate', { data })).status()).toBe(401);

  const fresh = await request.get('/api/freshness', { headers: headersOf('freshness') });
  expect(fresh.headers()['cache-control']).toBe('private, no-store');
  const { pages } = (await fresh.json()) as { pages: { path: string; locale: string; documents: string }[] };
  const home = pages.find(({ path, locale }) => path === '/' && locale === 'de');
  expect(home?.documents).toMatch(/(^|;)pages:\d+\./);
  expect(home?.documents).toMatch(/(^|;)site-frame\./);

  const body = JSON.stringify(data);
  const headers = { ...headersOf('revalidate', body), 'content-type': 'application/json' };
  const answer = await request.post('/api/revalidate', { data: body, headers });
  expect([answer.status(), await answer.json()]).toEqual([200, { failed: [] }]);
});

import { Cms } from '../support/cms';
import { required } from '../support/environment';
import { expect, test } from '../support/test';

const address = (id: number) => `/companyEncy/${id}.html`;

test('a draft is visible only with its link, in both languages, until the preview ends', async ({
  page,
  browser,
}) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('As published', 'published');
  await cms.retitle(id, 'As in the draft', 'draft');

  for (const [locale, path, label, leave] of [
    ['en', address(id), 'Preview', 'Leave the preview'],
    ['de', `/de${address(id)}`, 'Vorschau', 'Vorschau verlassen'],
  ] as const) {
    const link = await cms.previewLink(id, locale);
    expect(link).not.toContain(required('E2E_GATEWAY_SECRET'));
    const answer = await page.goto(link);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('As in the draft');
    await expect(page.getByRole('complementary', { name: label })).toContainText('As in the draft');
    const headers = answer?.headers() ?? {};
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['cache-control']).toContain('private');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${required('E2E_GATEWAY_URL')}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

    const other = await browser.newContext();
    const published = await other.request.get(path);
    expect(await published.text()).not.toContain('As in the draft');
    expect(published.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    await other.close();

    await page.getByRole('link', { name: leave }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('As published');
    await expect(page.getByRole('complementary', { name: label })).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await cms.deleteArticle(id);
});

test('an unpublished document has a preview and is a 404 for other visitors', async ({ page, request }) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('Nobody knows', 'draft');
  await page.goto(await cms.previewLink(id, 'en'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody knows');
  expect((await request.get(address(id))).status()).toBe(404);
  await cms.deleteArticle(id);
});

test('a forged or expired link shows an error page in its language', async ({ page, problems }) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('Out of reach', 'draft');
  const link = await cms.previewLink(id, 'de');
  for (const [what, replace] of [
    ['another document', link.replace(`id=${id}`, `id=${id + 1}`)],
    ['a later end', link.replace(/expires=(\d)/, 'expires=2')],
    ['no signature', link.replace(/&signature=.*/, '')],
  ] as const) {
    const answer = await page.goto(replace);
    expect(answer?.status(), what).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Diese Vorschau ist nicht mehr verfügbar',
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  }
  // The browser itself logs the status of the pages.
  problems.wantStatus(403);
  await cms.deleteArticle(id);
});

test('the CMS shows the page in a frame, and the newest draft after every save', async ({ page }) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('In a frame', 'draft');
  const link = await cms.previewLink(id, 'en');
  // A page of the admin without its scripts, which would interfere.
  const admin = required('E2E_GATEWAY_URL');
  await page.route(`${admin}/_next/**/*.js*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(`${admin}/admin/login`);
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src, width: '800', height: '600' });
    document.body.replaceChildren(frame);
  }, link);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('In a frame');
  // The page receives Payload's message on every save and shows the newest draft.
  await cms.retitle(id, 'In a frame, changed', 'draft');
  // A loaded page may not listen yet; the CMS sends a message on every save.
  await expect(async () => {
    await page.evaluate(() => window.frames[0]?.postMessage({ type: 'payload-document-event' }, '*'));
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('In a frame, changed', {
      timeout: 2_000,
    });
  }).toPass({ timeout: 15_000 });
  await cms.deleteArticle(id);
});

test('a forged preview cookie only makes the response uncacheable', async ({ request }) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('As published', 'published');
  await cms.retitle(id, 'As in the draft', 'draft');
  const data = /"buildId":"([^"]+)"/.exec(await (await request.get('/')).text())?.[1];
  for (const cookie of [
    '__prerender_bypass=1',
    '__next_preview_data=1',
    '__prerender_bypass=1; __next_preview_data=1',
  ])
    for (const path of [
      '/',
      '/de',
      address(id),
      '/cht/price',
      '/companyEncy/999999999.html',
      '/no-such-page',
      '/cht/services',
      '/robots.txt',
      '/sitemap.xml',
      `/_next/data/${data}/en/cht/price.json`,
    ]) {
      const answer = await request.get(path, { headers: { cookie }, maxRedirects: 0 });
      const headers = answer.headers();
      expect.soft(headers['cache-control'], `${path} ${cookie}`).toMatch(/^private, .*no-store/);
      expect.soft(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect.soft(headers['x-robots-tag'], path).toBeUndefined();
      expect.soft(await answer.text()).not.toContain('As in the draft');
      const published = await request.get(path, { maxRedirects: 0 });
      expect.soft(answer.status(), path).toBe(published.status());
    }
  await cms.deleteArticle(id);
});

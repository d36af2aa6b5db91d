import { Cms } from '../support/cms';
import { required } from '../support/environment';
import { expect, test } from '../support/test';

const address = (id: number) => `/companyEncy/${id}.html`;

test('a draft is visible only with its link, in its language, until the preview ends', async ({
  page,
  request,
}) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('As published', 'published');
  await cms.retitle(id, 'As in the draft', 'draft');
  await cms.siteTold();
  const path = `/de${address(id)}`;
  const link = await cms.previewLink(id, 'de');
  expect(link).not.toContain(required('E2E_GATEWAY_SECRET'));
  const answer = await page.goto(link);
  expect(new URL(page.url()).pathname).toBe(path);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('As in the draft');
  const banner = page.getByRole('complementary', { name: 'Vorschau' });
  await expect(banner).toContainText('As in the draft');
  expect(answer?.headers()).toMatchObject({
    'cache-control': expect.stringMatching(/private.*no-store/),
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining(`frame-ancestors ${required('E2E_GATEWAY_URL')}`),
  });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  const published = await request.get(path);
  expect(await published.text()).not.toContain('As in the draft');
  expect(published.headers()['content-security-policy']).toContain("frame-ancestors 'none'");

  await page.getByRole('link', { name: 'Vorschau verlassen' }).click();
  await expect(heading).toHaveText('As published');
  await expect(banner).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(path);

  const { id: unpublished } = await cms.createArticle('Nobody knows', 'draft');
  await page.goto(await cms.previewLink(unpublished, 'en'));
  await expect(heading).toHaveText('Nobody knows');
  expect((await request.get(address(unpublished))).status()).toBe(404);
});

test('forged links and cookies show no draft', async ({ request }) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('As published', 'published');
  await cms.retitle(id, 'As in the draft', 'draft');
  await cms.siteTold();
  const link = await cms.previewLink(id, 'de');
  for (const [what, forged] of [
    ['another document', link.replace(`id=${id}`, `id=${id + 1}`)],
    ['a later end', link.replace(/expires=(\d)/, 'expires=2')],
    ['no signature', link.replace(/&signature=.*/, '')],
  ] as const) {
    const answer = await request.get(forged);
    expect(answer.status(), what).toBe(403);
    expect(await answer.text()).toContain('Diese Vorschau ist nicht mehr verfügbar');
  }

  const data = /"buildId":"([^"]+)"/.exec(await (await request.get('/')).text())?.[1];
  const cookie = '__prerender_bypass=1; __next_preview_data=1';
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
    '/sitemap/articles.xml',
    `/_next/data/${data}/en/cht/price.json`,
  ]) {
    const answer = await request.get(path, { headers: { cookie }, maxRedirects: 0 });
    const headers = answer.headers();
    expect.soft(headers['cache-control'], path).toMatch(/^private, .*no-store/);
    expect.soft(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect.soft(headers['x-robots-tag'], path).toBeUndefined();
    expect.soft(await answer.text()).not.toContain('As in the draft');
    const published = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(published.status());
  }
});

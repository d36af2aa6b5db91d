import { Cms } from '../support/cms';
import { environment } from '../support/environment';
import { expect, test } from '../support/test';

/** As for a page: the revalidation time, two seconds, and the request that wakes it. */
const visible = { timeout: (environment.revalidateSeconds * 2 + 4) * 1_000, intervals: [250] };
const mark = `e2e-${Date.now()}`;

for (const [language, prefix] of [
  ['English', ''],
  ['German', '/de'],
] as const)
  test(`a redirect holds without a build, in ${language}`, async ({ request, page }) => {
    const cms = await Cms.signIn();
    const from = `/${mark}${prefix.replace('/', '-')}`;
    const id = await cms.add('redirects', { from, to: '/cht/price?from=old', status: '301' });
    const ask = () => request.get(`${prefix}${from}?a=1`, { maxRedirects: 0 });
    await expect.poll(async () => (await ask()).status(), visible).toBe(301);
    expect((await ask()).headers().location).toMatch(new RegExp(`${prefix}/cht/price\\?from=old&a=1$`));

    await page.goto(`${prefix}${from}`);
    await expect(page).toHaveURL(new RegExp(`${prefix}/cht/price\\?from=old$`));

    await cms.remove('redirects', id);
    await expect.poll(async () => (await ask()).status(), visible).toBe(404);
  });

test('a page that gets another address is found at the old one too', async ({ request }) => {
  const cms = await Cms.signIn();
  const uid = `${mark}-moved`;
  const page = { title: 'A page that moves', pageKey: `Moves${Date.now()}`, uid, _status: 'published' };
  const id = await cms.add('pages', page);
  const statusOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  await expect.poll(() => statusOf(`/custom/${uid}`), visible).toBe(200);

  await cms.change('pages', id, { uid: `${uid}-now`, _status: 'published' });
  await expect.poll(() => statusOf(`/custom/${uid}`), visible).toBe(301);
  const arrived = await request.get(`/custom/${uid}`);
  expect(arrived.url()).toContain(`/custom/${uid}-now`);
  expect(arrived.status()).toBe(200);

  await cms.remove('pages', id);
});

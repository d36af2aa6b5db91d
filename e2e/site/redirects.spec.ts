import { Cms } from '../support/cms';
import { environment } from '../support/environment';
import { expect, test } from '../support/test';

/** Saved to effective, where the site is told. */
const atMostMs = 2_000;
/** For all but the test that measures it: a busy machine is no failure of the site. */
const soon = { timeout: 20_000, intervals: [100] };
/** A machine that does something else meanwhile gets another try. */
const rounds = 3;
const mark = `e2e-${Date.now()}`;

for (const [language, prefix] of [
  ['English', ''],
  ['German', '/de'],
] as const)
  test(`a redirect works without a build, in ${language}`, async ({ request, page }) => {
    const cms = await Cms.signIn();
    const from = `/${mark}${prefix.replace('/', '-')}`;
    const id = await cms.add('redirects', { from, to: '/cht/price?from=old', status: '301' });
    const ask = () => request.get(`${prefix}${from}?a=1`, { maxRedirects: 0 });
    await expect.poll(async () => (await ask()).status(), soon).toBe(301);
    expect((await ask()).headers().location).toMatch(new RegExp(`${prefix}/cht/price\\?from=old&a=1$`));

    await page.goto(`${prefix}${from}`);
    await expect(page).toHaveURL(new RegExp(`${prefix}/cht/price\\?from=old$`));

    await cms.remove('redirects', id);
    await expect.poll(async () => (await ask()).status(), soon).toBe(404);
  });

test('a new, changed or deleted redirect takes effect within 2 s, also for returning visitors', async ({
  page,
}) => {
  const cms = await Cms.signIn();
  const from = `/${mark}-at-once`;
  const arrived = async () => {
    const status = (await page.request.get(from)).status();
    return [status, new URL((await page.request.get(from)).url()).pathname];
  };
  const times: number[] = [];
  const timed = async (work: () => Promise<unknown>, expected: [number, string]) => {
    await work();
    const began = Date.now();
    await expect.poll(arrived, soon).toEqual(expected);
    times.push(Date.now() - began);
  };
  const best: number[] = [];
  for (let round = 0; round < rounds && !best.some((time) => time <= atMostMs); round += 1) {
    times.length = 0;
    let id = 0;
    const set = async () => (id = await cms.add('redirects', { from, to: '/cht/price', status: '301' }));
    await timed(set, [200, '/cht/price']);
    // The browser has followed the redirect and must not cache it.
    await page.goto(from);
    await expect(page).toHaveURL(/\/cht\/price$/);
    await timed(() => cms.change('redirects', id, { to: '/partner' }), [200, '/partner']);
    await page.goto(from);
    await expect(page).toHaveURL(/\/partner$/);
    await timed(() => cms.remove('redirects', id), [404, from]);
    best.push(Math.max(...times));
  }
  test.info().annotations.push({ type: 'saved to effective', description: `${best.join(', ')} ms` });
  expect(Math.min(...best)).toBeLessThanOrEqual(atMostMs);
});

test('a redirected page is not in the sitemap, and returns when the redirect ends', async ({ request }) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('Covered for a while', 'published');
  const from = `/companyEncy/${id}.html`;
  const listed = async () => {
    const xml = await (await request.get('/sitemap.xml')).text();
    return [`${environment.siteUrl}${from}`, `${environment.siteUrl}/de${from}`].map((address) =>
      xml.includes(`<loc>${address}</loc>`),
    );
  };
  await expect.poll(listed, soon).toEqual([true, true]);
  const redirect = await cms.add('redirects', { from, to: '/cht/price', status: '302' });
  await expect.poll(listed, soon).toEqual([false, false]);
  await cms.remove('redirects', redirect);
  await expect.poll(listed, soon).toEqual([true, true]);
  await cms.deleteArticle(id);
});

test('a page with a new address is also found at the old one', async ({ request }) => {
  const cms = await Cms.signIn();
  const uid = `${mark}-moved`;
  const page = { title: 'A page that moves', pageKey: `Moves${Date.now()}`, uid, _status: 'published' };
  const id = await cms.add('pages', page);
  const statusOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  await expect.poll(() => statusOf(`/custom/${uid}`), soon).toBe(200);

  await cms.change('pages', id, { uid: `${uid}-now`, _status: 'published' });
  await expect.poll(() => statusOf(`/custom/${uid}`), soon).toBe(301);
  const arrived = await request.get(`/custom/${uid}`);
  expect(arrived.url()).toContain(`/custom/${uid}-now`);
  expect(arrived.status()).toBe(200);

  await cms.remove('pages', id);
});

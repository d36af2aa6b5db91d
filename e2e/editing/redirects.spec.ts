import { enterAdmin, openAdmin } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

const mark = `e2e-${Date.now()}`;

test('a redirect works without a build, and its changes at once, also for returning visitors', async ({
  page,
  request,
}) => {
  const cms = await Cms.signIn();
  const from = `/${mark}`;
  const ask = (path: string) => request.get(path, { maxRedirects: 0 });
  const id = await cms.add('redirects', { from, to: '/cht/price?from=old', status: '301' });
  await cms.siteTold();
  for (const prefix of ['', '/de']) {
    const answer = await ask(`${prefix}${from}?a=1`);
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toMatch(new RegExp(`${prefix}/cht/price\\?from=old&a=1$`));
    // As on every other answer (e2e/requests/headers.spec.ts).
    expect(answer.headers()['content-security-policy']).toMatch(/^default-src 'none'/);
  }
  await page.goto(`/de${from}`);
  await expect(page).toHaveURL(/\/de\/cht\/price\?from=old$/);

  // The browser followed the redirect and must not have cached it.
  await cms.change('redirects', id, { to: '/partner' });
  await cms.siteTold();
  await page.goto(`/de${from}`);
  await expect(page).toHaveURL(/\/de\/partner$/);
  await cms.remove('redirects', id);
  await cms.siteTold();
  expect((await ask(from)).status()).toBe(404);
});

test('a page with a new address is found at the old one', async ({ request }) => {
  const cms = await Cms.signIn();
  const uid = `${mark}-moved`;
  const blocks = [{ blockType: 'newsTeasers', heading: 'News' }];
  const page = {
    title: 'A page that moves',
    pageKey: `Moves${Date.now()}`,
    uid,
    blocks,
    _status: 'published',
  };
  const id = await cms.add('pages', page);
  await cms.change('pages', id, { uid: `${uid}-now`, _status: 'published' });
  await cms.siteTold();
  expect((await request.get(`/custom/${uid}`, { maxRedirects: 0 })).status()).toBe(301);
  const arrived = await request.get(`/custom/${uid}`);
  expect(arrived.url()).toContain(`/custom/${uid}-now`);
  expect(arrived.status()).toBe(200);
});

test('an editor imports a list: first a dry run, then what it has shown', async ({
  page,
  context,
  request,
}) => {
  const cms = await Cms.signIn();
  const from = `/${mark}-imported`;
  await enterAdmin(context, cms, { role: 'editor' });
  await openAdmin(page, `/collections/redirects?search=${from}`);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const panel = page.getByRole('region', { name: 'Import redirects from CSV' });
  await panel.getByLabel('File').setInputFiles({
    name: 'redirects.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFFOld;New\r\n${from};/cht/price\r\n${from}/*;/partner\r\n`),
  });
  await panel.getByRole('button', { name: 'Check' }).click();
  await expect(panel.getByRole('status')).toContainText('1 new, 0 changed, 0 unchanged, 1 refused.');
  await expect(panel.getByRole('row', { name: `${from}/*` })).toContainText('An asterisk stands for nothing');
  expect((await request.get(from, { maxRedirects: 0 })).status()).toBe(404);

  await panel.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(panel.getByRole('status')).toHaveText('1 row imported.');
  const query = new URLSearchParams({ 'where[from][equals]': from });
  const { docs } = await cms.read<{ docs: { id: number }[] }>(`redirects?${query}`);
  const [{ id } = { id: 0 }] = docs;
  await cms.siteTold(`redirects:${id}`);
  expect((await request.get(from.toUpperCase(), { maxRedirects: 0 })).status()).toBe(301);
  await cms.remove('redirects', id);
});

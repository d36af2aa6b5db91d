import { hang } from '../support/gateway';
import { open } from '../support/open';
import { expect, test } from '../support/test';

// Shows (requirements, 7.16).

/** A visitor of its own, so that the searches of other tests do not count here. */
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.61' } });

test('a visitor who searches a register is asked to log in, and the search stays in the address', async ({
  page,
}) => {
  await open(page, '/cht/ResourcesDoc');
  const search = page.getByRole('search');
  await search.getByRole('searchbox').fill('kettle');
  await search.getByRole('button').click();
  await expect(page).toHaveURL('/cht/ResourcesDoc?q=kettle');
  await expect(page.locator('#search').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(search.getByRole('searchbox')).toHaveValue('kettle');
});

test('a search before the last of Next’s scripts has come reaches the address', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_buildManifest.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/cht/ResourcesDoc', { waitUntil: 'commit' });
  await page.getByRole('search').getByRole('searchbox').fill('kettle');
  await page.keyboard.press('Enter');
  release();
  await expect(page.locator('#search').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL('/cht/ResourcesDoc?q=kettle');
});

test('a member finds a declaration at an address that can be shared, and prints the results alone', async ({
  page,
  context,
  member,
}) => {
  await context.addCookies(member);
  const address = '/cht/ResourcesDoc?q=kettle';
  await page.goto(address);
  const entry = page.locator('#search').getByText('KMP-DOC-2021-00058').first();
  await expect(entry).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(entry).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByText(address)).toBeVisible();
});

test('a member reads that nothing was found or that the search failed, and searches again', async ({
  page,
  context,
  member,
  problems,
}) => {
  const calls = '**/api/gateway/business/**';
  await context.addCookies(member);
  await open(page, '/de/cht/ResourcesSearch?q=no-such-thing-anywhere');
  await expect(page.locator('#search')).toContainText('ist nichts verzeichnet');
  const gateway = await hang(page, calls);
  await page.getByRole('searchbox').fill('Nordhelle');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('Suche läuft …')).toBeVisible();
  gateway.fail();
  await expect(page.getByRole('searchbox')).toHaveValue('Nordhelle');
  problems.wantStatus(504);
  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' });
  await expect(retry).toBeVisible();
  await page.unroute(calls);
  await retry.click();
  await expect(page).toHaveURL('/de/cht/ResourcesSearch?q=Nordhelle');
  await expect(page.locator('#search').getByText('Nordhelle').first()).toBeVisible();
});

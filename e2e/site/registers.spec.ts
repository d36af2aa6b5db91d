import { hang } from '../support/gateway';
import { register } from '../support/registration';
import { expect, test } from '../support/test';

// Shows (requirements, 7.16).

/** A visitor of its own, so that the searches of other tests do not count here. */
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.61' } });

/** One in each language. */
const registers = [
  { path: '/cht/ResourcesDoc', keyword: 'kettle', entry: 'KMP-DOC-2021-00058' },
  { path: '/de/cht/ResourcesSearch', keyword: 'Nordhelle', entry: 'Nordhelle' },
];

for (const { path, keyword, entry } of registers) {
  test(`${path} asks a visitor to log in and keeps the search in the address`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const search = page.getByRole('search');
    await search.getByRole('searchbox').fill(keyword);
    await search.getByRole('button').click();
    await expect(page).toHaveURL(`${path}?q=${keyword}`);
    const login = page.locator('#search').getByRole('link', { name: /^(Log in|Anmelden)$/ });
    await expect(login).toBeVisible();
    await expect(search.getByRole('searchbox')).toHaveValue(keyword);
  });

  test(`${path} shows a member the results at an address that can be shared`, async ({ page }) => {
    await register(page.request);
    await page.goto(`${path}?q=${keyword}`);
    const result = page.locator('#search');
    await expect(result.getByText(entry).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(result.getByText(entry).first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByText(`${path}?q=${keyword}`)).toBeVisible();
  });
}

for (const { path, keyword, entry } of registers.slice(1)) {
  test(`${path} shows a member a message without results and after a failed search`, async ({
    page,
    problems,
  }) => {
    await register(page.request);
    await page.goto(`${path}?q=no-such-thing-anywhere`);
    await expect(page.locator('#search')).toContainText(/Nothing found|ist nichts verzeichnet/);
    const gateway = await hang(page, '**/api/gateway/business/**');
    await page.getByRole('searchbox').fill(keyword);
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText(/^(Searching …|Suche läuft …)$/)).toBeVisible();
    gateway.fail();
    const retry = page.getByRole('button', { name: /^(Try again|Noch einmal versuchen)$/ });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue(keyword);
    problems.wantStatus(504);
    await page.unroute('**/api/gateway/business/**');
    await retry.click();
    await expect(page.locator('#search').getByText(entry).first()).toBeVisible();
  });
}

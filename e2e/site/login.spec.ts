import type { Page } from '@playwright/test';

import { required } from '../support/environment';
import { watchLayout } from '../support/layout';
import { hydrated, open } from '../support/open';
import { register } from '../support/registration';
import { expect, test } from '../support/test';

// Shows (requirements, 4.1 and 11.1).

const info = '**/api/gateway/api/system/user/info';
const header = (page: Page) => page.getByRole('banner');
const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });

test('a member sees the workspace link and logs out in every tab at once, also in the menu of a phone', async ({
  page,
  context,
}) => {
  await register(page.request);
  await open(page, '/de');
  await expect(link(page, 'Arbeitsbereich')).toBeVisible();
  await header(page).getByRole('button', { name: 'Konto', exact: true }).click();
  const account = header(page).getByRole('group', { name: 'Konto' });
  await expect(account.getByText('Nordlicht Handels GmbH')).toBeVisible();
  const other = await context.newPage();
  await other.setViewportSize({ width: 360, height: 740 });
  // Calls after the logout are answered with 401; this one comes with the page or with its menu.
  const known = other.waitForResponse(info);
  await open(other, '/de/cht/About');
  await header(other).getByRole('button', { name: 'Menü' }).click();
  await expect(link(other, 'Arbeitsbereich')).toBeVisible();
  await known;

  await header(page).getByRole('button', { name: 'Abmelden' }).click();
  await expect(link(page, 'Anmelden')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Sie sind abgemeldet.' })).toBeVisible();
  await expect(page.getByText('账号已退出')).toHaveAttribute('lang', 'zh-Hans');
  await expect(account).toBeFocused();
  await expect(link(other, 'Anmelden')).toBeVisible();
  await expect(other.getByText('账号已退出')).toHaveCount(0);
});

test('a login in another tab appears when the tab is shown again, without a layout shift', async ({
  page,
  context,
  member,
}) => {
  const shifts = await watchLayout(page);
  await page.goto('/');
  await hydrated(page);
  await expect(link(page, 'Log in')).toBeVisible();
  const place = await header(page).getByRole('group', { name: 'Account' }).boundingBox();
  await context.addCookies(member);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(link(page, 'Workspace')).toBeVisible();
  expect(await header(page).getByRole('group', { name: 'Account' }).boundingBox()).toEqual(place);

  await page.reload();
  await expect(link(page, 'Workspace')).toBeVisible();
  const { total, moved } = await shifts();
  expect(total, moved).toBeLessThanOrEqual(0.01);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('login and registration are linked in the menu of a phone', async ({ page }) => {
    await page.goto('/de/cht/About');
    await header(page).getByRole('button', { name: 'Menü', exact: true }).click();
    await expect(link(page, 'Anmelden')).toHaveAttribute(
      'href',
      `${required('E2E_GATEWAY_URL')}/user/login?lang=de`,
    );
    await link(page, 'Registrieren').click();
    await expect(page).toHaveURL(/\/user\/register\?lang=de$/);
  });
});

import type { Page } from '@playwright/test';

import { required } from '../support/environment';
import { hang } from '../support/gateway';
import { register } from '../support/registration';
import { localised, locales, oneLocale } from '../support/routes';
import { expect, test } from '../support/test';

// Shows (requirements, 4.1 and 11.1).

/** A visitor of its own, so that the registrations of other tests do not count here. */
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.81' } });

const info = '**/api/gateway/api/system/user/info';
const logout = '**/api/gateway/auth/logout';
const words = {
  en: {
    account: 'Account',
    menu: 'Menu',
    logIn: 'Log in',
    register: 'Register',
    workPlace: 'Workspace',
    logOut: 'Log out',
    loggingOut: 'Logging out …',
    loggedOut: 'You have been logged out.',
    failed: 'System error.',
    unavailable: 'Your details are not available at the moment.',
  },
  de: {
    account: 'Konto',
    menu: 'Menü',
    logIn: 'Anmelden',
    register: 'Registrieren',
    workPlace: 'Arbeitsbereich',
    logOut: 'Abmelden',
    loggingOut: 'Abmeldung läuft …',
    loggedOut: 'Sie sind abgemeldet.',
    failed: 'Systemfehler.',
    unavailable: 'Ihre Kontodaten sind gerade nicht verfügbar.',
  },
};
const header = (page: Page) => page.getByRole('banner');
const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });

/** Opens the panel of the account and waits for what is loaded for it. */
async function openAccount(page: Page, { account, logOut }: (typeof words)['en']) {
  await header(page).getByRole('button', { name: account, exact: true }).click();
  await expect(header(page).getByRole('button', { name: logOut })).toBeVisible();
}

for (const locale of locales) {
  const text = words[locale];

  test.describe(`in ${locale}`, () => {
    test('a guest sees login and registration, which get the query of the page', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(localised('/cht/price?channelNo=1005', locale));
      await expect(link(page, text.logIn)).toHaveAttribute(
        'href',
        `${required('E2E_GATEWAY_URL')}/user/login?lang=${locale}`,
      );
      await expect(link(page, text.register)).toHaveAttribute(
        'href',
        `${required('E2E_GATEWAY_URL')}/user/register?lang=${locale}&channelNo=1005`,
      );
      await page.waitForLoadState('networkidle');
      expect(asked.filter((address) => address.includes('/user/info'))).toEqual([]);
      await link(page, text.register).click();
      await expect(page).toHaveURL(new RegExp(`/user/register\\?lang=${locale}&channelNo=1005$`));
    });
  });
}

for (const locale of oneLocale) {
  const text = words[locale];

  test.describe(`in ${locale}`, () => {
    test('a member sees the workspace link and logs out in every tab at once', async ({ page, context }) => {
      await register(page.request);
      await page.goto(localised('/', locale));
      await expect(link(page, text.workPlace)).toBeVisible();
      await openAccount(page, text);
      const account = header(page).getByRole('group', { name: text.account });
      await expect(account.getByText('Nordlicht Handels GmbH')).toBeVisible();
      const other = await context.newPage();
      // Calls after the logout are answered with 401.
      const known = other.waitForResponse(info);
      await other.goto(localised('/cht/About', locale));
      await expect(link(other, text.workPlace)).toBeVisible();
      await known;

      await header(page).getByRole('button', { name: text.logOut }).click();
      await expect(link(page, text.logIn)).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: text.loggedOut })).toBeVisible();
      await expect(page.getByText('账号已退出')).toHaveAttribute('lang', 'zh-Hans');
      await expect(account).toBeFocused();
      await expect(link(other, text.logIn)).toBeVisible();
      await expect(other.getByText('账号已退出')).toHaveCount(0);
      await other.close();
    });

    test('a visitor with an expired login becomes a guest after one call', async ({
      page,
      context,
      problems,
    }) => {
      const url = required('E2E_SITE_URL');
      await context.addCookies([
        { name: 'loginCode', value: 'no-such-session', url },
        { name: 'isGWLogin', value: '1', url },
      ]);
      let calls = 0;
      page.on('request', (request) => (calls += Number(request.url().includes('/user/info'))));
      await page.goto(localised('/', locale));
      await expect(link(page, text.logIn)).toBeVisible();
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await page.waitForLoadState('networkidle');
      await page.reload();
      await expect(link(page, text.logIn)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(calls).toBe(1);
      const session = (await context.cookies()).filter(({ name }) => /^(loginCode|isGWLogin)$/.test(name));
      expect(session).toMatchObject([{ name: 'isGWLogin', value: '0' }]);
      // The browser itself logs the status of a failed call.
      problems.wantStatus(401);
    });

    test('while the gateway hangs or fails, the page stays usable and a logout reports its result', async ({
      page,
      problems,
    }) => {
      await register(page.request);
      const gateway = await hang(page, info);
      await page.goto(localised('/', locale));
      await expect(link(page, text.workPlace)).toBeVisible();
      await openAccount(page, text);
      const company = header(page)
        .getByRole('group', { name: text.account })
        .getByText('Nordlicht Handels GmbH');
      await expect(company).toHaveCount(0);
      gateway.recover();
      await expect(company).toBeVisible();

      const leaving = await hang(page, logout);
      await header(page).getByRole('button', { name: text.logOut }).click();
      await expect(header(page).getByRole('button', { name: text.loggingOut })).toBeVisible();
      leaving.fail();
      await expect(page.getByRole('alert').filter({ hasText: text.failed })).toBeVisible();
      await expect(page.getByText('账号已退出')).toHaveCount(0);
      await expect(link(page, text.workPlace)).toBeVisible();

      // A failure ends no login (requirements, 11.5): the panel says that the account is not available.
      const failing = await hang(page, info);
      failing.fail(503);
      await page.reload();
      await openAccount(page, text);
      const panel = header(page).getByRole('group', { name: text.account });
      await expect(panel.getByText(text.unavailable)).toBeVisible();
      await expect(link(page, text.workPlace)).toBeVisible();
      problems.wantStatus(504);
      problems.wantStatus(503);
    });
  });
}

test('a login in another tab appears when the tab is shown again, without a layout shift', async ({
  page,
}) => {
  await page.goto('/');
  await expect(link(page, 'Log in')).toBeVisible();
  const place = await header(page).getByRole('group', { name: 'Account' }).boundingBox();
  await register(page.request);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(link(page, 'Workspace')).toBeVisible();
  expect(await header(page).getByRole('group', { name: 'Account' }).boundingBox()).toEqual(place);

  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shift:
            (window as unknown as { shift: number }).shift + (entry as unknown as { value: number }).value,
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(link(page, 'Workspace')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.01);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu shows the login state and the logout', async ({ page }) => {
    await register(page.request);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = header(page);
    await expect(menu.getByRole('link', { name: 'Workspace' })).toBeVisible();
    await openAccount(page, words.en);
    await menu.getByRole('button', { name: 'Log out' }).click();
    await expect(menu.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByText('You have been logged out.')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    for (const width of [360, 1280]) {
      test(`login and registration are linked in ${locale} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(localised('/cht/About', locale));
        const { logIn, menu, register: opens } = words[locale];
        if (width === 360) await header(page).getByRole('button', { name: menu, exact: true }).click();
        await expect(link(page, logIn)).toBeVisible();
        await link(page, opens).click();
        await expect(page).toHaveURL(new RegExp(`/user/register\\?lang=${locale}$`));
      });
    }
  }
});

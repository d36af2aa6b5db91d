import type { BrowserContext, Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { required } from '../support/environment';
import { localised, locales, resolveRoute, routes } from '../support/routes';
import { expect, test } from '../support/test';

test.use({ consent: 'open' });

const words = {
  en: {
    title: 'Your choice',
    agree: 'Agree',
    decline: 'Decline',
    settings: 'Privacy settings',
    save: 'Save choice',
  },
  de: {
    title: 'Ihre Entscheidung',
    agree: 'Zustimmen',
    decline: 'Ablehnen',
    settings: 'Datenschutz-Einstellungen',
    save: 'Auswahl speichern',
  },
};
const question = (page: Page, title: string) => page.getByRole('region', { name: title });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openSettings = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name }).click();
const record = '**/api/system/api/visitor/record';

const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name !== 'i18n_redirected');
const storageKeys = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => !key.startsWith('__next')),
  );

for (const route of routes) {
  test(`${route} keeps nothing and counts nobody before there is a choice`, async ({
    page,
    context,
    request,
  }) => {
    const path = await resolveRoute(request, route);
    const calls: string[] = [];
    page.on('request', (sent) => calls.push(new URL(sent.url()).pathname));
    for (const locale of locales) {
      await page.goto(localised(path, locale));
      await expect(question(page, words[locale].title)).toBeVisible();
      expect(await cookieNames(context)).toEqual([]);
      expect(await storageKeys(page)).toEqual([]);
    }
    expect(calls.filter((call) => call.includes('visitor/record'))).toEqual([]);
  });
}

for (const locale of locales) {
  const { title, agree, decline, settings, save } = words[locale];

  test(`in ${locale} a visitor declines, and nothing but that is kept`, async ({ page, context }) => {
    await page.goto(localised('/', locale));
    await button(page, decline).click();
    await expect(question(page, title)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(question(page, title)).toHaveCount(0);
    expect(await cookieNames(context)).toEqual(['consent']);
    expect(await storageKeys(page)).toEqual([]);
  });

  test(`in ${locale} a visitor agrees, is counted once, and withdraws`, async ({ page, context }) => {
    await page.goto(localised('/cht/About', locale));
    const counted = page.waitForRequest(record);
    await button(page, agree).click();
    expect((await counted).postDataJSON()).toMatchObject({ path: '/cht/About', language: locale });
    expect((await counted).headers()['distinct-id']).toMatch(/^[0-9a-f]{32}$/);
    await expect.poll(() => storageKeys(page)).toEqual(['visit']);
    const again: string[] = [];
    page.on('request', (sent) => again.push(sent.url()));
    await page.reload();
    await openSettings(page, settings);
    const dialog = page.getByRole('dialog', { name: settings });
    await expect(dialog.getByRole('checkbox').nth(1)).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('checkbox').nth(1).uncheck({ force: true });
    await dialog.getByRole('button', { name: save }).click();
    await expect(dialog).toBeHidden();
    expect(await storageKeys(page)).toEqual([]);
    expect(await cookieNames(context)).toEqual(['consent']);
    expect(again.filter((url) => url.includes('visitor/record'))).toEqual([]);
  });

  test(`in ${locale} new texts ask again`, async ({ page, context }) => {
    const value = encodeURIComponent(
      JSON.stringify({ categories: ['necessary', 'statistics'], revision: 0 }),
    );
    await context.addCookies([{ name: 'consent', value, url: required('E2E_SITE_URL') }]);
    await page.goto(localised('/cht/price', locale));
    await expect(question(page, title)).toBeVisible();
  });

  test(`in ${locale} the question is in nobody’s way`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(localised('/cht/Services', locale));
    const bar = question(page, title);
    await expect(bar).toBeVisible();
    await expectAccessible(page);
    // After the link that skips the header.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('link')).toBeFocused();
    const top = (await bar.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan(160);
    for (let stops = 0; stops < 25; stops++) {
      await page.keyboard.press('Tab');
      // The page scrolls there smoothly.
      await expect
        .poll(() =>
          page.evaluate(() => {
            const focused = document.activeElement;
            return focused?.closest('[data-nosnippet]') ? 0 : (focused?.getBoundingClientRect().top ?? 0);
          }),
        )
        .toBeLessThan(top);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is asked, and the link of the settings leads to what is kept', async ({ page }) => {
    await page.goto('/cht/About');
    await expect(question(page, words.en.title)).toHaveCount(0);
    await openSettings(page, words.en.settings);
    await expect(page).toHaveURL(/\/agreeys#consent$/);
  });
});

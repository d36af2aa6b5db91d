import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { localised, locales } from '../support/routes';
import { expect, test } from '../support/test';

// Shows (requirements, 2.13, 2.15 and 2.16).

test('the keyboard skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

const words = {
  en: {
    navigation: 'Main navigation',
    menu: 'Menu',
    close: 'Close menu',
    services: 'Services',
    resources: 'Resources',
    contact: 'Contact',
    register: 'Register',
    check: 'Check my obligations',
    declaration: 'Declaration of Conformity',
    first: 'School',
  },
  de: {
    navigation: 'Hauptnavigation',
    menu: 'Menü',
    close: 'Menü schließen',
    services: 'Leistungen',
    resources: 'Ressourcen',
    contact: 'Kontakt',
    register: 'Registrieren',
    check: 'Pflichten prüfen',
    declaration: 'Konformitätserklärung',
    first: 'Wissen',
  },
};
const navigation = (page: Page, name = words.en.navigation) => page.getByRole('navigation', { name });
/** Every place of the header's items on the screen, in their order. */
const places = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const seen = [...header.querySelectorAll('a, button')].filter((item) => item.checkVisibility());
    return seen
      .map((item) => item.getBoundingClientRect())
      .map(({ top, left, right }) => ({ top, left, right }));
  });
const hydrated = (page: Page) => page.waitForLoadState('networkidle');

for (const locale of locales) {
  const text = words[locale];

  for (const width of [768, 1216, 1280]) {
    test(`in ${locale} the whole header is visible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(localised('/', locale));
      await expect(page.getByRole('button', { name: text.menu, exact: true })).toBeHidden();
      const header = page.getByRole('banner');
      await expect(navigation(page, text.navigation).getByRole('listitem')).toHaveCount(5);
      await expect(header.getByRole('link', { name: text.contact, exact: true })).toBeVisible();
      await expect(header.getByRole('link', { name: text.register, exact: true })).toBeVisible();
      const rows = new Set<number>();
      for (const { top, left, right } of await places(page)) {
        rows.add(Math.round(top / 30));
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
      const height = await header.evaluate((element) => element.getBoundingClientRect().height);
      expect(height).toBeLessThanOrEqual(width < 1216 ? 108 : 76);
      const padding = await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop);
      expect(Math.abs(Number.parseFloat(padding) - height)).toBeLessThanOrEqual(2);
    });
  }

  for (const width of [768, 1280]) {
    test(`in ${locale} the panels stay within ${width} px and pass axe`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(localised('/', locale));
      await hydrated(page);
      for (const name of [text.services, text.resources]) {
        const button = navigation(page, text.navigation).getByRole('button', { name });
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
        const box = await panel.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
        await expectAccessible(page);
      }
    });
  }
}

test('the keyboard opens a panel, walks through it and closes it', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const button = navigation(page).getByRole('button', { name: 'Services' });
  const link = (name: string) => navigation(page).getByRole('link', { name });
  for (const key of ['Enter', 'Space']) {
    await button.focus();
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(link('All services')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link('All services')).toBeHidden();
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(link('All services')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(link('Check my obligations')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cht\/calculate$/);
});

test('the tab key follows what is seen, from the logo to the search', async ({ page }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const seen = await places(page);
    const inOrder = [...seen].sort((a, b) => Math.round((a.top - b.top) / 30) || a.left - b.left);
    expect(seen).toEqual(inOrder);
  }
});

test('a press opens the Resources panel and a press elsewhere closes it', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const entry = navigation(page).getByRole('link', { name: 'Declaration of Conformity' });
  await navigation(page).getByRole('button', { name: 'Resources' }).click();
  await expect(entry).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(entry).toBeHidden();
});

test('a mouse that rests opens a panel, goes into it, and closes it when it leaves', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const check = navigation(page).getByRole('link', { name: 'Check my obligations' });
  const school = navigation(page).getByRole('link', { name: 'School' });
  await navigation(page).getByRole('button', { name: 'Services' }).hover();
  await expect(check).toBeVisible();
  await check.hover();
  await page.waitForTimeout(400);
  await expect(check).toBeVisible();
  await navigation(page).getByRole('button', { name: 'Resources' }).hover();
  await expect(school).toBeVisible();
  await expect(check).toBeHidden();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(school).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const locale of locales) {
    const text = words[locale];

    test(`in ${locale} touch opens the menu, reaches every entry and opens a page`, async ({ page }) => {
      await page.goto(localised('/', locale));
      await hydrated(page);
      await page.getByRole('button', { name: text.menu, exact: true }).tap();
      const menu = navigation(page, text.navigation);
      await menu.getByRole('button', { name: text.resources }).tap();
      await expect(menu.getByRole('link', { name: text.declaration })).toBeVisible();
      await menu.getByRole('button', { name: text.services }).tap();
      await expect(menu.getByRole('link', { name: text.declaration })).toBeHidden();
      await expectAccessible(page);
      for (const { left, right } of await places(page)) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(360);
      }
      await menu.getByRole('link', { name: text.check }).tap();
      await expect(page).toHaveURL(/\/cht\/calculate$/);
      await expect(menu).toBeHidden();
    });
  }

  test('Escape and the focus that goes on close the menu', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const open = page.getByRole('button', { name: 'Menu', exact: true });
    await open.press('Enter');
    await expect(navigation(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(navigation(page)).toBeHidden();
    await expect(open).toBeFocused();
    await open.press('Enter');
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).focus();
    await page.keyboard.press('Tab');
    await expect(navigation(page)).toBeHidden();
  });
});

test.describe('before hydration', () => {
  test('the menu of a phone and its panels open', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route('**/_next/static/**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await navigation(page).getByRole('button', { name: 'Services' }).click();
    await expect(navigation(page).getByRole('link', { name: 'Check my obligations' })).toBeVisible();
  });
});

test('the language switch stays on the page and is remembered', async ({ page, context }) => {
  await page.goto('/cht/About');
  await page.waitForLoadState('networkidle');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /choose language/ }).click();
  await header.getByRole('link', { name: /Deutsch/ }).click();
  await expect(page).toHaveURL(/\/de\/cht\/About$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const remembered = async () => (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
  expect(await remembered()).toMatchObject({ value: 'de', path: '/' });
  const days = (((await remembered())?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(Math.round(days)).toBe(365);

  await header.getByRole('button', { name: /Sprache/ }).click();
  await header.getByRole('link', { name: /English/ }).click();
  await expect(page).toHaveURL(/\/cht\/About$/);
  await expect(page).not.toHaveURL(/\/de\//);
  expect((await remembered())?.value).toBe('en');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // The HTML of every page is checked for its content in pages.spec.ts.
  for (const locale of locales) {
    const text = words[locale];

    test(`content, menu and language links are visible in ${locale}`, async ({ page }) => {
      await page.goto(localised('/', locale));
      await expect(page.locator('h1')).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400);
      const menu = navigation(page, text.navigation);
      await menu.getByRole('button', { name: text.services }).hover();
      await expect(menu.getByRole('link', { name: text.check })).toBeVisible();
      await menu.getByRole('button', { name: text.resources }).focus();
      await expect(menu.getByRole('link', { name: text.first, exact: true })).toBeVisible();
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: locale === 'en' ? /choose language/ : /Sprache/ }).focus();
      const other = locale === 'en' ? 'Deutsch' : 'English';
      await expect(header.getByRole('link', { name: new RegExp(other) })).toBeVisible();
    });

    test(`on a phone the menu opens in ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(localised('/', locale));
      await page.getByRole('button', { name: text.menu, exact: true }).click();
      const menu = navigation(page, text.navigation);
      await menu.getByRole('button', { name: text.services }).click();
      await menu.getByRole('link', { name: text.check }).click();
      await expect(page).toHaveURL(/\/cht\/calculate$/);
    });
  }
});

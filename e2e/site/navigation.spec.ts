import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { open } from '../support/open';
import { expect, test } from '../support/test';

// Shows (requirements, 2.13, 2.15 and 2.16).

const navigation = (page: Page) =>
  page.getByRole('navigation', { name: /^(Main navigation|Hauptnavigation)$/ });
const menuButton = (page: Page) => page.getByRole('button', { name: /^(Menu|Menü)$/ });
/** Every place of the header's items on the screen, in their order. */
const places = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const seen = [...header.querySelectorAll('a, button')].filter((item) => item.checkVisibility());
    return seen
      .map((item) => item.getBoundingClientRect())
      .map(({ top, left, right }) => ({ top, left, right }));
  });

test('the keyboard skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const [address, contact, register] of [
  ['/', 'Contact', 'Register'],
  ['/de', 'Kontakt', 'Registrieren'],
] as const)
  test(`on ${address} the whole header and its panels are on the screen, in the order of the tab key`, async ({
    page,
  }) => {
    await open(page, address);
    const header = page.getByRole('banner');
    for (const width of [768, 1232, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(menuButton(page)).toBeHidden();
      await expect(navigation(page).getByRole('listitem')).toHaveCount(7);
      for (const name of [contact, register])
        await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
      const seen = await places(page);
      for (const { left, right } of seen) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
      const inOrder = [...seen].sort((a, b) => Math.round((a.top - b.top) / 30) || a.left - b.left);
      expect(seen).toEqual(inOrder);
      const height = await header.evaluate((element) => element.getBoundingClientRect().height);
      expect(height).toBeLessThanOrEqual(width < 1232 ? 108 : 76);

      for (const button of await navigation(page).getByRole('button').all()) {
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
        const box = await panel.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
        if (width === 1280) await expectAccessible(page);
        await button.press('Escape');
      }
    }
  });

test('the keyboard opens a panel, walks through it and follows a link', async ({ page }) => {
  await open(page, '/');
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
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(link('Free trial')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/freeTrial$/);
});

test('a mouse that rests opens a panel, goes into it, and closes it when it leaves; a press elsewhere closes one that was pressed', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  const trial = navigation(page).getByRole('link', { name: 'Free trial' });
  const school = navigation(page).getByRole('link', { name: 'School' });
  await navigation(page).getByRole('button', { name: 'Services' }).hover();
  await expect(trial).toBeVisible();
  await trial.hover();
  await page.clock.fastForward(5_000);
  await expect(trial).toBeVisible();
  await navigation(page).getByRole('button', { name: 'Resources' }).hover();
  await expect(school).toBeVisible();
  await expect(trial).toBeHidden();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(school).toBeHidden();

  await navigation(page).getByRole('button', { name: 'Resources' }).click();
  await expect(school).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(school).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('touch opens the menu, reaches every entry and opens a page; Escape closes it', async ({ page }) => {
    await open(page, '/de');
    await menuButton(page).press('Enter');
    const menu = navigation(page);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    await menuButton(page).tap();
    await menu.getByRole('button', { name: 'Ressourcen' }).tap();
    const declaration = menu.getByRole('link', { name: 'Konformitätserklärung' });
    await expect(declaration).toBeVisible();
    await menu.getByRole('button', { name: 'Leistungen' }).tap();
    await expect(declaration).toBeHidden();
    await expectAccessible(page);
    for (const { left, right } of await places(page)) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(360);
    }
    await menu.getByRole('link', { name: 'Check', exact: true }).tap();
    await expect(page).toHaveURL(/\/cht\/calculate$/);
    await expect(menu).toBeHidden();
  });
});

test('the language switch stays on the page, keeps query, fragment and focus, and is remembered', async ({
  page,
  context,
}) => {
  await open(page, '/cht/Services?productAttr=weee&country=DE#weee');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /choose language/ }).click();
  await header.getByRole('link', { name: /Deutsch/ }).click();
  await expect(page).toHaveURL('/de/cht/Services?productAttr=weee&country=DE#weee');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('#weee')).toBeInViewport();
  const toggle = header.getByRole('button', { name: /Sprache wählen/ });
  await expect(toggle).toBeFocused();
  const remembered = async () => (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
  expect(await remembered()).toMatchObject({ value: 'de', path: '/' });
  const days = (((await remembered())?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(Math.round(days)).toBe(365);

  await toggle.click();
  await header.getByRole('link', { name: /English/ }).click();
  await expect(page).toHaveURL('/cht/Services?productAttr=weee&country=DE#weee');
  expect((await remembered())?.value).toBe('en');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // The HTML of every page is checked for its content in pages.spec.ts.
  test('content, menu and language links are visible, and on a phone the menu opens', async ({ page }) => {
    await page.goto('/de');
    await expect(page.locator('h1')).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400);
    const menu = navigation(page);
    const trial = menu.getByRole('link', { name: 'Kostenlos testen' });
    await menu.getByRole('button', { name: 'Leistungen' }).hover();
    await expect(trial).toBeVisible();
    await menu.getByRole('button', { name: 'Ressourcen' }).focus();
    await expect(menu.getByRole('link', { name: 'Konformitätserklärung' })).toBeVisible();
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: /Sprache/ }).focus();
    await expect(header.getByRole('link', { name: /English/ })).toBeVisible();

    await page.setViewportSize({ width: 360, height: 740 });
    await menuButton(page).click();
    await menu.getByRole('button', { name: 'Leistungen' }).click();
    await trial.click();
    await expect(page).toHaveURL(/\/freeTrial$/);
  });
});

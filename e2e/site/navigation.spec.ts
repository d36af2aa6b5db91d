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

test('the keyboard opens the Resources submenu, walks through it and closes it', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  const button = menu.getByRole('button', { name: 'Resources' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const first = menu.getByRole('link', { name: 'Declaration of Conformity' });
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(button).toBeFocused();
});

test('the mouse opens the Resources submenu and a click elsewhere closes it', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  const entry = menu.getByRole('link', { name: 'Declaration of Conformity' });
  await menu.getByRole('button', { name: 'Resources' }).click();
  await expect(entry).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(entry).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('touch opens the menu, reaches every entry and opens a page', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Main navigation' });
    await expect(menu.getByRole('link', { name: 'Declaration of Conformity' })).toBeVisible();
    await menu.getByRole('link', { name: 'About us' }).tap();
    await expect(page).toHaveURL(/\/cht\/About$/);
    await expect(menu).toBeHidden();
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
    test(`content, menu and language links are visible in ${locale}`, async ({ page }) => {
      await page.goto(localised('/', locale));
      await expect(page.locator('h1')).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400);
      const menu = page.getByRole('navigation').first();
      for (const link of await menu.getByRole('link').all()) await expect(link).toBeVisible();
      const other = locale === 'en' ? 'Deutsch' : 'English';
      await expect(page.getByRole('banner').getByRole('link', { name: new RegExp(other) })).toBeVisible();
    });
  }
});

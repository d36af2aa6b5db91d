import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { open } from '../support/open';
import { expect, test } from '../support/test';

// Shows (requirements, 2.17, 4.3 and 9.1).

test.use({ activity: 'real', consent: 'campaigns' });

const notice = (page: Page) => page.locator('dialog[closedby="none"]');

async function read(page: Page, address: string, seconds: number) {
  await page.clock.install();
  // Hydrated: only then a time begins that may be passed.
  await open(page, address);
  await page.clock.runFor(seconds * 1_000);
}

test('the activity pop-up opens on home and closes by its icon only', async ({ page }) => {
  await read(page, '/de', 6);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.runFor(4_000);
  const dialog = page.getByRole('dialog', { name: 'Aktueller Hinweis' });
  const close = dialog.getByRole('button', { name: 'Diesen Hinweis schließen' });
  await expect(dialog).toBeVisible();
  await expect(close).toBeFocused();
  const box = await dialog.boundingBox();
  expect([box?.width, box?.height].map((side) => Math.round(side ?? 0))).toEqual([700, 500]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await close.press('Enter');
  await expect(notice(page)).toHaveCount(0);
  // Nothing had the focus before.
  await expect(page.getByRole('main')).toBeFocused();
});

test('the pop-up gives the focus back to where it came from', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await search.focus();
  await page.clock.runFor(10_000);
  await page.getByRole('button', { name: 'Close this notice' }).press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await expect(search).toBeFocused();
});

test('the pop-up links to its target and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await read(page, '/cht/price', 10);
  const link = notice(page).getByRole('link');
  await expect(link).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  // The picture's words are too small there.
  const said = (await link.getByRole('img').getAttribute('alt')) ?? '';
  const words = link.getByText(said, { exact: true });
  await expect(words).toBeVisible();
  expect(
    Number.parseFloat(await words.evaluate((text) => getComputedStyle(text).fontSize)),
  ).toBeGreaterThanOrEqual(16);
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL(`**${target}`);
  await expect(notice(page)).toHaveCount(0);
});

import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { hang } from '../support/gateway';
import { localised, locales, oneLocale } from '../support/routes';
import { expect, test } from '../support/test';

// Shows (requirements, 2.17, 4.3, 9.1 and 9.6).

test.use({ activity: 'real' });

const list = '**/popMarket/list?*';
const names = {
  en: { notice: 'Current notice', close: 'Close this notice' },
  de: { notice: 'Aktueller Hinweis', close: 'Diesen Hinweis schließen' },
};
const notice = (page: Page) => page.locator('dialog[closedby="none"]');

async function read(page: Page, address: string, seconds = 10) {
  await page.clock.install();
  await page.goto(address);
  // Hydrated: only then a time begins that may be passed.
  await expect(page.locator('html')).not.toHaveAttribute('data-early');
  await page.clock.runFor(seconds * 1_000);
}

for (const locale of locales) {
  test(`in ${locale} the activity pop-up opens on home and closes by its icon only`, async ({ page }) => {
    const { notice: name, close } = names[locale];
    await read(page, localised('/', locale), 6);
    await expect(notice(page)).toHaveCount(0);
    await page.clock.runFor(4_000);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: close })).toBeFocused();
    const box = await dialog.boundingBox();
    expect([box?.width, box?.height].map((side) => Math.round(side ?? 0))).toEqual([700, 500]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: close }).press('Enter');
    await expect(notice(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length), 'kept without consent').toBe(0);
  });
}

test('the pop-up links to its target and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await read(page, '/cht/price');
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

test('other pages request no activity', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await read(page, '/cht/Services', 30);
  expect(asked.filter((url) => url.includes('popMarket'))).toEqual([]);
});

test.describe('before the choice', () => {
  test.use({ consent: 'open' });

  test('the pop-up does not open over the question for consent', async ({ page }) => {
    await read(page, '/', 60);
    await expect(page.getByRole('region', { name: 'Your choice' })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
});

for (const [failure, path, answer] of [
  ['fails', '/', { status: 503, json: { code: 503, msg: 'No.', data: null } }],
  ['fails', '/de/cht/price', { status: 503, json: { code: 503, msg: 'No.', data: null } }],
  ['has no activity', '/', { json: { code: 0, msg: '', data: [] } }],
] as const) {
  test(`${path} does not change when the gateway ${failure}`, async ({ page, problems }) => {
    await page.route(list, (route) => route.fulfill(answer));
    const answered = page.waitForResponse(list);
    await read(page, path);
    await answered;
    await page.clock.runFor(5_000);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByText('系统错误')).toHaveCount(0);
    // Chromium logs the status.
    problems.wantAll();
  });
}

for (const locale of oneLocale) {
  test(`in ${locale} a page is usable while the gateway hangs, and a late activity still opens`, async ({
    page,
  }) => {
    const gateway = await hang(page, list);
    await read(page, localised('/', locale));
    await page.getByRole('banner').getByRole('link').first().focus();
    await expect(notice(page)).toHaveCount(0);
    gateway.recover();
    await expect(page.getByRole('dialog', { name: names[locale].notice })).toBeVisible();
  });
}

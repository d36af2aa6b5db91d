import path from 'node:path';

import type { Page } from '@playwright/test';

import { logIn, openAdmin } from '../support/admin';
import { expectNoMore, expectPicture } from '../support/baselines';
import { environment, required } from '../support/environment';
import { expect, test } from '../support/test';

const folder = path.join(__dirname, 'baselines');
const update = 'If it is meant to look like this: npm run baselines -- admin';
/** Layout and words count; what is written on them is read in the other tests. */
const scale = 0.4;

/** German, which has the longer words, where there is least room for them. */
const sizes = [
  { width: 390, height: 844, language: 'de' },
  { width: 1280, height: 800, language: 'en' },
] as const;

/** The first of its tabs, whichever was open last. */
const toFirstTab = async (page: Page) => {
  await page.locator('.tabs-field__tab-button').first().click();
  await expect(page.locator('.other-language').first()).toBeVisible();
};

/** The screens that are worked with daily, and what is done before they are looked at. */
const screens: Record<string, { address: string; ready: string; act?: (page: Page) => Promise<void> }> = {
  dashboard: { address: '', ready: '.dashboard' },
  pages: { address: '/collections/pages?limit=10', ready: '.table' },
  article: { address: '/collections/articles/1', ready: '#field-title', act: toFirstTab },
  page: { address: '/collections/pages/1', ready: '#field-title', act: toFirstTab },
  menu: { address: '/globals/menu', ready: '#field-items' },
  schedule: { address: '/schedules', ready: 'h1' },
  guide: { address: '/guide', ready: '.guide__steps' },
};

/** The admin is written in the fonts of the machine; the pictures are in one of ours. */
const fontPath = '/font-of-the-pictures.woff2';
const font = require.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2');

/** Times, counts and what the running site says are different in every run; so is the height of parts that list them. */
const unsteady = `
  @font-face { font-family: 'Of the pictures'; src: url('${fontPath}'); font-weight: 100 900 }
  * { font-family: 'Of the pictures' !important }
  time, [class*='cell-updatedAt'], [class*='cell-publishTime'], [class*='cell-createdAt'],
  .doc-controls__list-item, .autosave, .live-preview-window, .guide__picture,
  .upload-relationship-details { visibility: hidden !important }
  * { caret-color: transparent !important }
  [aria-labelledby='history-heading'], [aria-labelledby='site-pages-heading'], .dashboard section, .document-release,
  .notice-count, nextjs-portal, .Toastify, [data-sonner-toaster] { display: none !important }
`;

const nameOf = (screen: string, width: number) => `${screen}.${width}.webp`;

for (const { language, ...size } of sizes)
  for (const [screen, { address, ready, act }] of Object.entries(screens))
    test(`${screen} in ${language} fits ${size.width} px and looks as in its picture`, async ({
      page,
    }, info) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      const administrator = { email: required('E2E_ADMIN_EMAIL'), password: required('E2E_ADMIN_PASSWORD') };
      await logIn(page.context(), administrator, language);
      const query = `${address.includes('?') ? '&' : '?'}locale=${language}`;
      await openAdmin(page, `${address}${query}`);
      await expect(page.locator(ready).first()).toBeVisible();
      await act?.(page);
      await page.route(`**${fontPath}`, (route) => route.fulfill({ path: font }));
      await page.addStyleTag({ content: unsteady });
      await page.evaluate(async () => {
        await document.fonts.load("1em 'Of the pictures'");
        await document.fonts.ready;
      });
      const tooWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(tooWide, { message: 'px that it is too wide' }).toBeLessThanOrEqual(0);
      test.skip(!environment.comparesPictures, 'The pictures are of another browser.');
      const take = () => page.screenshot({ animations: 'disabled' });
      await expectPicture({ take, file: path.join(folder, nameOf(screen, size.width)), scale, update }, info);
    });

test('every picture belongs to a screen', () => {
  const names = sizes.flatMap(({ width }) => Object.keys(screens).map((screen) => nameOf(screen, width)));
  expectNoMore(folder, new Set(names), update);
});

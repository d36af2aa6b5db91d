// @ts-check
// Takes the picture of the workspace that the site shows, in both languages, from the demo account of a running gateway:
//   WORKSPACE_URL=http://localhost:4000 WORKSPACE_PHONE=… WORKSPACE_PASSWORD=… npm run workspace:pictures
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { chromium } from '@playwright/test';

import { provideChromium } from './lib/chromium.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { fromRoot } from './lib/root.mjs';

/** @typedef {import('@playwright/test').Page} Page @typedef {import('@playwright/test').Locator} Locator */

// The sharp of the gateway.
const sharp = createRequire(fromRoot('gateway/package.json'))('sharp');

/** Narrow enough for its words to be read on a phone, which shows it at two thirds of its size. */
const viewport = { width: 540, height: 900 };

/** @param {string} name */
function setting(name) {
  const value = process.env[name];
  if (!value) throw new Failure(`${name} is not set; it names the gateway or the login of its demo account.`);
  return value;
}

/** How many dates of the calendar the picture shows. */
const shown = 3;

/** The parts that get a number. @param {Locator} dates */
const marksOf = (dates) => [
  dates.nth(0).locator('time'),
  dates.nth(0).locator('p').first(),
  dates.nth(1).getByRole('link'),
];

/** Puts the numbers beside what they are about. @param {Page} page @param {Locator[]} marks */
async function number(page, marks) {
  const places = [];
  for (const mark of marks) {
    // A paragraph is as wide as the page, its words are not.
    const box = await mark.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const { right, top, height } = words.getBoundingClientRect();
      return { right, top, height };
    });
    places.push({ left: box.right + 8, top: box.top + box.height / 2 - 15 });
  }
  await page.evaluate((found) => {
    for (const [index, { left, top }] of found.entries()) {
      const sign = document.createElement('div');
      sign.textContent = String(index + 1);
      sign.style.cssText = `position: absolute; left: ${left}px; top: ${top + window.scrollY}px; width: 30px;
        border-radius: 50%; background: #bf3318; color: #fcfcfa; font: 700 17px/30px sans-serif; text-align: center`;
      document.body.append(sign);
    }
  }, places);
}

/** @param {Page} page @param {string} language */
async function takePicture(page, language) {
  await page.goto(`/user/calendar?lang=${language}`);
  const dates = page.getByRole('main').locator('ol > li');
  // The development server adds elements that are not part of the workspace.
  await page.addStyleTag({ content: 'nextjs-portal { display: none }' });
  await number(page, marksOf(dates));
  const first = await dates.first().boundingBox();
  const last = await dates.nth(shown - 1).boundingBox();
  if (!first || !last) throw new Failure('The calendar does not show what the picture is about.');
  const clip = { x: 0, y: first.y - 24, width: viewport.width, height: last.y + last.height - first.y + 24 };
  const file = `workspace-calendar-${language}.webp`;
  const taken = await page.screenshot({ clip, fullPage: true });
  writeFileSync(
    fromRoot('gateway/seed/content/media', file),
    await sharp(taken).webp({ quality: 82 }).toBuffer(),
  );
  console.log(file);
}

await command(async () => {
  const baseURL = setting('WORKSPACE_URL');
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    // Chromium's sandbox refuses to run as root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const context = await browser.newContext({
      baseURL,
      viewport,
      deviceScaleFactor: 2,
      colorScheme: 'light',
      // The style below is none of the gateway's.
      bypassCSP: true,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto('/user/login?return=%2Fuser%2Fcalendar&lang=en');
    await page.getByLabel('Mobile number').fill(setting('WORKSPACE_PHONE'));
    await page.getByLabel('Password', { exact: true }).fill(setting('WORKSPACE_PASSWORD'));
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/user/calendar');
    for (const language of ['en', 'de']) await takePicture(page, language);
  } finally {
    await browser.close();
  }
});

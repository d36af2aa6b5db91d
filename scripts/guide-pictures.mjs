// @ts-check
// Takes the pictures of the guide for marketers from a running admin, in both of its languages:
//   GUIDE_ADMIN_URL=http://localhost:4000 GUIDE_EMAIL=… GUIDE_PASSWORD=… npm run guide:pictures
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { chromium } from '@playwright/test';

import { provideChromium } from './lib/chromium.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { fromRoot } from './lib/root.mjs';

/** @typedef {import('@playwright/test').Page} Page */

// The sharp of the gateway.
const sharp = createRequire(fromRoot('gateway/package.json'))('sharp');

const size = { width: 1280, height: 800 };
/** Milliseconds in which a form fetches the rest of what it shows; it keeps asking the site, so it is never idle. */
const settling = 2_500;

/** @param {string} name */
function setting(name) {
  const value = process.env[name];
  if (!value) throw new Failure(`${name} is not set; it names the admin or its login.`);
  return value;
}

/** The admin remembers which tab was open last. @param {Page} page */
const toFirstTab = (page) => page.locator('.tabs-field__tab-button').first().click();

/** The address of each picture, and the clicks before it. @type {Record<string, [string, ((page: Page) => Promise<void>)?]>} */
const scenes = {
  write: ['/admin/collections/articles/1?locale=en', toFirstTab],
  languages: ['/admin/collections/articles/2?locale=de', toFirstTab],
  sections: [
    '/admin/collections/pages/1?locale=en',
    (page) => page.locator('.blocks-field__drawer-toggler').last().click(),
  ],
  search: [
    '/admin/collections/articles/1?locale=en',
    (page) => page.locator('.tabs-field__tab-button').last().click(),
  ],
  schedule: ['/admin/schedules'],
  versions: ['/admin/collections/articles/1/versions'],
  redirects: ['/admin/collections/redirects/create'],
  media: ['/admin/collections/media/1?locale=en'],
};

/**
 * Something to see in the schedule; answers how to take it away again.
 * @param {import('@playwright/test').APIRequestContext} api @param {string} origin
 */
async function scheduleSomething(api, origin) {
  const headers = { origin };
  const answer = await api.post('/cms-api/payload-jobs', {
    headers,
    data: {
      taskSlug: 'schedulePublish',
      queue: 'default',
      waitUntil: new Date(Date.now() + 7 * 86_400_000).toISOString(),
      input: { type: 'publish', doc: { relationTo: 'articles', value: '1' }, timezone: 'Europe/Berlin' },
    },
  });
  if (!answer.ok()) throw new Failure(`Nothing could be scheduled: ${await answer.text()}`);
  const { schedules } = await (await api.get('/cms-api/schedules')).json();
  const { method, path: address } = schedules[0].cancel;
  return () => api.fetch(`/cms-api${address}`, { method, headers });
}

/** @param {import('@playwright/test').BrowserContext} context @param {string} language */
async function takePictures(context, language) {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const folder = fromRoot('gateway', 'public', 'guide', language);
  mkdirSync(folder, { recursive: true });
  for (const [name, [address, act]] of Object.entries(scenes)) {
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    await page.waitForTimeout(settling);
    await act?.(page);
    // The development server adds elements that are not part of the admin.
    await page.addStyleTag({ content: 'nextjs-portal { display: none }' });
    await page.waitForTimeout(settling);
    const picture = await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toBuffer();
    writeFileSync(path.join(folder, `${name}.webp`), picture);
    console.log(`${language}/${name}.webp`);
  }
}

await command(async () => {
  const baseURL = setting('GUIDE_ADMIN_URL');
  const data = { email: setting('GUIDE_EMAIL'), password: setting('GUIDE_PASSWORD') };
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    // Chromium's sandbox refuses to run as root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    for (const language of ['en', 'de']) {
      const context = await browser.newContext({ baseURL, viewport: size });
      await context.addCookies([{ name: 'payload-lng', value: language, url: baseURL }]);
      await context.request.post('/cms-api/users/login', { data });
      const takeAway = await scheduleSomething(context.request, baseURL);
      // A schedule that was set for a picture must be removed, even when the picture fails.
      await takePictures(context, language).finally(takeAway);
      await context.close();
    }
  } finally {
    await browser.close();
  }
});

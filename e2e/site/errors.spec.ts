import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { hydrated, open } from '../support/open';
import { expect, test } from '../support/test';

// Shows (requirements, 2.12, 8.2, 8.3 and 8.6).

/** The error catalogue (requirements, 8). Failed calls: search.spec; scripts that do not come: route-changes.spec; a gateway that is down: faults. */
const original = (page: Page) => page.getByText('哎呀，页面错误~');
const broken = 'Diese Seite lässt sich gerade nicht anzeigen';
const about = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Über uns', exact: true });
/** Second by second, as people see it. */
async function pass(page: Page, seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await page.clock.runFor(1_000);
    await page.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(null))));
  }
}

test('error page: it redirects to home unless a person stops it', async ({ page, problems }) => {
  await page.clock.install();
  await open(page, '/de/no-such-page');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Unter dieser Adresse gibt es keine Seite' }),
  ).toBeVisible();
  await expect(original(page)).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.getByRole('main').getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute(
    'href',
    '/de',
  );
  await expectAccessible(page);
  await pass(page, 3);
  await page.getByRole('button', { name: 'Auf dieser Seite bleiben' }).click();
  await expect(page.getByText('Sie bleiben auf dieser Seite.')).toBeVisible();
  await pass(page, 20);
  await expect(page).toHaveURL(/no-such-page$/);

  await page.reload();
  await hydrated(page);
  await pass(page, 13);
  await expect(page).toHaveURL(/no-such-page$/);
  await pass(page, 3);
  await expect(page).toHaveURL('/de');
  problems.wantStatus(404);
});

test('route load error: the browser loads the whole page and shows the response of the server', async ({
  page,
  problems,
}) => {
  await open(page, '/de');
  await page.route('**/_next/data/**/cht/About.json*', (route) => route.fulfill({ status: 500, body: '' }));
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await about(page).click();
  await loaded;
  await expect(page).toHaveURL(/\/cht\/About$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(original(page)).toHaveCount(0);
  problems.wantStatus(500);
});

test('unknown error: shows status and message of the error and a link to home', async ({
  page,
  problems,
}) => {
  // React logs the error.
  problems.want(/TypeError: Cannot read properties of undefined/);
  await open(page, '/de');
  await page.route('**/_next/data/**/cht/About.json*', async (route) => {
    const answer = await route.fetch();
    const given = await answer.text();
    // A prefetched response may be empty.
    if (given === '') return route.fulfill({ response: answer });
    const body = JSON.parse(given) as { pageProps: Record<string, unknown> };
    delete body.pageProps.page;
    await route.fulfill({ response: answer, json: body });
  });
  await about(page).click();
  await expect(page.getByRole('heading', { level: 1, name: broken })).toBeVisible();
  await expect(page.getByText('500', { exact: true })).toBeVisible();
  await expect(page.getByText('Technische Angabe:')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(original(page)).toHaveCount(0);
});

test('unknown middleware: a script that requests one shows the error page with status 500', async ({
  page,
  problems,
}) => {
  const message = 'Unknown middleware: visitor';
  // Next logs the error; React, that the page is another than the one that was sent.
  problems.want(new RegExp(message), /client-side exception has occurred/, /React error #418/);
  await page.route('**/_next/static/chunks/pages/cht/About-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `(window.__NEXT_P = window.__NEXT_P || []).push(['/cht/About', () => { throw new Error('${message}'); }]);`,
    }),
  );
  await page.goto('/de/cht/About');
  await expect(page.getByRole('heading', { level: 1, name: broken })).toBeVisible();
  await expect(page.getByText('500', { exact: true })).toBeVisible();
  await expect(original(page)).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.getByText(message)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(original(page)).toHaveCount(0);
});

import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { hang } from '../support/gateway';
import { localised, locales, oneLocale } from '../support/routes';
import { expect, test } from '../support/test';

// Shows (requirements, 2.12, 8.2, 8.3, 8.4 and 8.6).

/** The error catalogue (requirements, 8). Failed calls: search.spec; scripts that do not come: route-changes.spec; a gateway that is down: faults. */
const words = {
  en: {
    notFound: 'There is no page at this address',
    broken: 'This page cannot be shown at the moment',
    home: 'To the home page',
    stop: 'Stay on this page',
    stopped: 'You are staying on this page.',
    about: 'About us',
    detail: 'Technical detail:',
    searching: 'Searching …',
    silent: /is not available/,
    found: /found/,
  },
  de: {
    notFound: 'Unter dieser Adresse gibt es keine Seite',
    broken: 'Diese Seite lässt sich gerade nicht anzeigen',
    home: 'Zur Startseite',
    stop: 'Auf dieser Seite bleiben',
    stopped: 'Sie bleiben auf dieser Seite.',
    about: 'Über uns',
    detail: 'Technische Angabe:',
    searching: 'Suche läuft …',
    silent: /ist gerade nicht erreichbar/,
    found: /gefunden/,
  },
};
const original = (page: Page) => page.getByText('哎呀，页面错误~');
/** Second by second, as people see it. */
async function pass(page: Page, seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await page.clock.runFor(1_000);
    await page.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(null))));
  }
}

for (const locale of locales) {
  const text = words[locale];

  test.describe(`in ${locale}`, () => {
    for (const path of [
      '/no-such-page',
      '/cht/no-such-page',
      '/companyEncy/abc.html',
      '/companyEncy/0.html',
      '/information/1e3',
      '/questionAnswer/99999999',
      '/custom/a%20b',
      `/trends/${'9'.repeat(40)}.html`,
    ])
      test(`unknown route or failed page validation: ${path} is a 404`, async ({ request }) => {
        const answer = await request.get(localised(path, locale));
        expect(answer.status()).toBe(404);
        const html = await answer.text();
        expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
        expect(html).toMatch(/<[^>]* lang="?zh-Hans"?[^>]*>哎呀，页面错误~</);
        expect(html).toMatch(new RegExp(`<h1[^>]*>${text.notFound}<`));
      });

    test('error page: it redirects to home unless a person stops it', async ({ page, problems }) => {
      await page.clock.install();
      await page.goto(localised('/no-such-page', locale));
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1, name: text.notFound })).toBeVisible();
      await expect(original(page)).toHaveAttribute('lang', 'zh-Hans');
      await expect(page.getByRole('main').getByRole('link', { name: text.home })).toHaveAttribute(
        'href',
        localised('/', locale),
      );
      await expectAccessible(page);
      await pass(page, 3);
      await page.getByRole('button', { name: text.stop }).click();
      await expect(page.getByText(text.stopped)).toBeVisible();
      await pass(page, 20);
      await expect(page).toHaveURL(/no-such-page$/);

      await page.reload();
      await page.waitForLoadState('networkidle');
      await pass(page, 13);
      await expect(page).toHaveURL(/no-such-page$/);
      await pass(page, 3);
      await expect(page).toHaveURL(new RegExp(`:\\d+${localised('/', locale)}$`));
      problems.wantStatus(404);
    });
  });
}

for (const locale of oneLocale) {
  const text = words[locale];

  test.describe(`in ${locale}`, () => {
    test('route load error: the browser loads the whole page and shows the response of the server', async ({
      page,
      problems,
    }) => {
      await page.goto(localised('/', locale));
      await page.waitForLoadState('networkidle');
      await page.route('**/_next/data/**/cht/About.json*', (route) =>
        route.fulfill({ status: 500, body: '' }),
      );
      const loaded = page.waitForRequest((request) => request.isNavigationRequest());
      await page.getByRole('banner').getByRole('link', { name: text.about, exact: true }).click();
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
      await page.goto(localised('/', locale));
      await page.waitForLoadState('networkidle');
      await page.route('**/_next/data/**/cht/About.json*', async (route) => {
        const answer = await route.fetch();
        const given = await answer.text();
        // A prefetched response may be empty.
        if (given === '') return route.fulfill({ response: answer });
        const body = JSON.parse(given) as { pageProps: Record<string, unknown> };
        delete body.pageProps.page;
        await route.fulfill({ response: answer, json: body });
      });
      await page.getByRole('banner').getByRole('link', { name: text.about, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: text.broken })).toBeVisible();
      await expect(page.getByText('500', { exact: true })).toBeVisible();
      await expect(page.getByText(text.detail)).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: text.home }).click();
      await expect(original(page)).toHaveCount(0);
      // React logs the error.
      problems.wantAll();
    });

    test('unknown middleware: a script that requests one shows the error page with status 500', async ({
      page,
      problems,
    }) => {
      const message = 'Unknown middleware: visitor';
      await page.route('**/_next/static/chunks/pages/cht/About-*.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `(window.__NEXT_P = window.__NEXT_P || []).push(['/cht/About', () => { throw new Error('${message}'); }]);`,
        }),
      );
      await page.goto(localised('/cht/About', locale));
      await expect(page.getByRole('heading', { level: 1, name: text.broken })).toBeVisible();
      await expect(page.getByText('500', { exact: true })).toBeVisible();
      await expect(original(page)).toHaveAttribute('lang', 'zh-Hans');
      await expect(page.getByText(message)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: text.home }).click();
      await expect(original(page)).toHaveCount(0);
      // Next logs the error.
      problems.wantAll();
    });

    test('failed call: shows the toast, the form says so too and keeps its values', async ({
      page,
      problems,
    }) => {
      const call = '**/api/gateway/vat/qaQuestion/searchlist*';
      const gateway = await hang(page, call);
      await page.goto(localised('/cht/commonQuestion', locale));
      await page.waitForLoadState('networkidle');
      const search = page.getByRole('search');
      await search.getByRole('searchbox').fill('import');
      await expect(search.getByRole('status')).toHaveText(text.searching);
      gateway.fail();
      await expect(search.getByRole('status')).toHaveText(text.silent);
      await expect(search.getByRole('searchbox')).toHaveValue('import');
      await expect(page.getByText('系统错误，请联系管理员！')).toHaveAttribute('lang', 'zh-Hans');
      await page.unroute(call);
      await search.getByRole('searchbox').fill('importe');
      await expect(search.getByRole('status')).toHaveText(text.found);
      problems.wantStatus(504);
    });
  });
}

test('a call that is cancelled by navigation shows no toast', async ({ page }) => {
  await page.route('**/officialQuery/getCommoditySearch', () => new Promise(() => {}));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading the services' })).toBeVisible();
  await page.goto('/cht/About');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('系统错误，请联系管理员！')).toHaveCount(0);
});

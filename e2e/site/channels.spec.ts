import type { BrowserContext, Page } from '@playwright/test';

import { askForCode } from '../support/account';
import { Cms } from '../support/cms';
import { required } from '../support/environment';
import { open } from '../support/open';
import { expect, test } from '../support/test';
import { newAddress, newPhone, password } from '../support/visitor';

// Shows (requirements, 7.7 and 9.3).

test.use({ consent: 'open' });

/** The router of the page, as Next keeps it for its own development tools. */
interface Next {
  next: { router: { push: (path: string) => Promise<boolean> } };
}

/** Goes on inside the site, as a link does. */
async function goOn(page: Page, path: string) {
  await page.evaluate((to) => (window as unknown as Next).next.router.push(to), path);
  await expect(page).toHaveURL((url) => url.pathname.endsWith(path));
}
const kept = async (context: BrowserContext) =>
  (await context.cookies())
    .filter(({ name }) => name.startsWith('channel'))
    .map(({ name, value }) => `${name}=${value}`);
/** The link to the registration carries the language of the page, then the channel. */
const queryOf = (locale: string, rest: string) => new RegExp(`/user/register\\?lang=${locale}${rest}$`);
const registerLink = (page: Page) =>
  page.locator(`a[href^="${required('E2E_GATEWAY_URL')}/user/register"]`).first();

test('without consent a channel reaches the registration and is not stored', async ({
  page,
  context,
  problems,
}) => {
  const address = newAddress();
  await page.route('**/api/gateway/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  );
  await open(page, '/de/cht/price?channelCode=fair&channelNo=1007');
  await expect(registerLink(page)).toHaveAttribute('href', queryOf('de', '&channelCode=fair&channelNo=1007'));
  await goOn(page, '/questionAnswer');
  await expect(registerLink(page)).toHaveAttribute('href', queryOf('de', '&channelNo=1007&channelCode=hgzn'));
  await goOn(page, '/cht/hot/module/hotModal');

  let sent: unknown;
  await page.route('**/api/system/user/register', (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ status: 409, json: { code: 409, msg: 'There is an account.', data: null } });
  });
  const code = await askForCode(page, await Cms.signIn(), newPhone(), 'de');
  await page.getByLabel('Code aus der SMS').fill(code);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByLabel('Firma', { exact: true }).fill('Südwind & Söhne');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Konto eröffnen' }).click();
  await page.waitForURL('**/cht/hot/module/repeat');
  expect(sent).toMatchObject({ channelNo: '1007', channelCode: 'fair' });
  expect(await kept(context)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'fair',
  );
  // Chromium logs the refused request of this test.
  problems.wantStatus(409);
});

test('with consent a channel is stored for 30 days, and removed with the consent', async ({
  page,
  context,
}) => {
  await open(page, '/?channelCode=fair');
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect.poll(() => kept(context)).toEqual(['channelCode=fair']);
  const cookie = (await context.cookies()).find(({ name }) => name === 'channelCode');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', domain: 'localhost' });
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(30);

  await goOn(page, '/questionAnswer');
  await expect.poll(() => kept(context)).toEqual(['channelCode=hgzn']);
  await goOn(page, '/cht/price');
  await expect.poll(() => kept(context)).toEqual(['channelCode=fair']);
  await open(page, '/cht/About');
  await expect(registerLink(page)).toHaveAttribute('href', queryOf('en', '&channelCode=fair'));

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy settings' }).click();
  await page.getByRole('button', { name: 'Decline all' }).click();
  await expect.poll(() => kept(context)).toEqual([]);
  await open(page, '/cht/About');
  await expect(registerLink(page)).toHaveAttribute('href', queryOf('en', ''));
});

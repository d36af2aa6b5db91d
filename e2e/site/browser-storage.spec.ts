import type { Page } from '@playwright/test';

import { browserStorage } from '@/contract/lists/browserStorage';

import { askForCode } from '../support/account';
import { nextStep } from '../support/check';
import { Cms } from '../support/cms';
import { question, words } from '../support/consent';
import { formOf } from '../support/enquiry';
import { required } from '../support/environment';
import { complete, hydrated, open } from '../support/open';
import { expect, test } from '../support/test';
import { newPhone, password } from '../support/visitor';

// Shows (requirements, 11.12 and 12.8).

test.use({ consent: 'open', activity: 'real' });

/** Names of all cookies and of what the page's origin stores. */
async function namesIn(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = await page.context().cookies();
  return [...stored, ...cookies.map(({ name }) => name)];
}
const listed: string[] = Object.values(browserStorage).flatMap(({ names }) => names);
const covers = (entry: string, name: string) =>
  entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry;

/** Fails the load of the search's code, so that the page is loaded anew. */
async function reloadByLostChunk(page: Page) {
  await open(page, '/cht/About');
  await complete(page);
  // Until the page is asked for anew: code that comes in idle moments must not take the failure of the search's.
  let isAskedAnew = false;
  page.on('request', (request) => {
    isAskedAnew ||= request.isNavigationRequest();
  });
  await page.route('**/_next/static/chunks/**', (route) => (isAskedAnew ? route.continue() : route.abort()));
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await loadedAnew;
  await hydrated(page);
  expect(await namesIn(page)).toContain('reloadedAt');
}

/** Types a number on a page of the gateway, whose scripts store it. */
async function typeNumber(page: Page, path: string, key: string) {
  await page.goto(`${required('E2E_GATEWAY_URL')}${path}`);
  await page.getByLabel('Mobile number').fill(newPhone());
  await page.keyboard.press('Tab');
  await expect.poll(() => namesIn(page)).toContain(key);
}

const journeys: Record<string, (page: Page) => Promise<unknown>> = {
  'consents and comes from a channel': async (page) => {
    await page.goto('/?channelNo=1007&channelCode=fair');
    await question(page, words.en.title).getByRole('button', { name: words.en.agree, exact: true }).click();
    await expect.poll(() => namesIn(page)).toEqual(expect.arrayContaining(['consent', 'visit', 'channelNo']));
  },
  'sees the activity': async (page) => {
    await page.goto('/');
    await expect(page.locator('dialog[closedby="none"]')).toBeVisible();
  },
  'chooses a language': async (page) => {
    await page.goto('/cht/About');
    await page.getByRole('button', { name: /choose language/ }).click();
    await page.getByRole('link', { name: 'DE Deutsch' }).click();
    await page.waitForURL('**/de/cht/About');
    await page.getByRole('button', { name: /Sprache wählen/ }).click();
    await page.getByRole('link', { name: 'EN English' }).click();
    await page.waitForURL(/\d\/cht\/About$/);
  },
  'chooses the appearance': async (page) => {
    await page.getByLabel('Appearance').selectOption('Dark');
    await expect.poll(() => namesIn(page)).toContain('scheme');
  },
  'turns off the key of the search': async (page) => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('checkbox', { name: /opens this search/ }).uncheck();
  },
  'is loaded anew after an update': reloadByLostChunk,
  'fills in the check': async (page) => {
    await page.goto('/cht/calculate');
    await page.getByLabel(/^Where is your company/).selectOption('DE');
    await expect.poll(() => namesIn(page)).toContain('survey');
    await page.getByRole('checkbox', { name: 'Toys' }).check();
    await nextStep(page, 'en');
    await page
      .getByRole('group', { name: /^Where do you sell/ })
      .first()
      .getByRole('checkbox', { name: 'France' })
      .check();
    await page
      .getByRole('group', { name: /^Where are your goods stored/ })
      .first()
      .getByRole('checkbox', { name: 'France' })
      .check();
    await nextStep(page, 'en');
    await page.getByRole('checkbox', { name: 'In my own shop' }).check();
    await nextStep(page, 'en');
    await page.getByRole('button', { name: 'Show my obligations' }).click();
    await expect.poll(() => namesIn(page)).toContain('survey.report');
    await page.getByRole('radio', { name: 'Monthly' }).check();
    await expect.poll(() => namesIn(page)).toContain('survey.rhythm');
    await page
      .getByRole('checkbox', { name: /^In the total:/ })
      .first()
      .click();
    await expect.poll(() => namesIn(page)).toContain('survey.sum');
  },
  'fills in an enquiry': async (page) => {
    await page.goto('/cht/Contact');
    await formOf(page).getByLabel('Name', { exact: true }).fill('Ada Muster');
    await expect.poll(() => namesIn(page)).toContain('enquiry.contact');
  },
  'begins to register on the pages of the account': (page) =>
    typeNumber(page, '/user/register', 'registration.number'),
  'has forgotten the password': (page) => typeNumber(page, '/user/forgotten', 'password.number'),
  'registers on the site': async (page) => {
    await page.goto('/cht/hot/module/hotModal');
    const code = await askForCode(page, await Cms.signIn(), newPhone());
    await page.getByLabel('Code from the text message').fill(code);
    await page.getByLabel('Company name', { exact: true }).fill('Nordlicht Handels GmbH');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    expect(await namesIn(page)).toEqual(
      expect.arrayContaining(['registration.number', 'registration.account']),
    );
    await page.getByRole('button', { name: 'Open the account' }).click();
    await page.waitForURL('**/loginSuccessful');
  },
};

test('a browser stores what the privacy notice names, and nothing else', async ({ page, problems }) => {
  problems.want(/net::ERR_FAILED/);
  const seen = new Set<string>();
  for (const [name, journey] of Object.entries(journeys))
    await test.step(name, async () => {
      await journey(page);
      for (const stored of await namesIn(page)) seen.add(stored);
    });
  const names = [...seen];
  expect(names.filter((name) => !listed.some((entry) => covers(entry, name))).sort(), 'unnamed').toEqual([]);
  expect(
    listed.filter((entry) => !names.some((name) => covers(entry, name))),
    'named and never stored',
  ).toEqual([]);
});

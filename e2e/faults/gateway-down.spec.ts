import { solveByWork } from '../support/captcha';
import { Cms } from '../support/cms';
import { expect, test } from '../support/faults';
import { notYetFailed, notYetTried, renderedPages } from '../support/freshness';
import { open } from '../support/open';
import { register } from '../support/registration';
import { readAll } from '../support/sitemap';
import { newPhone, password } from '../support/visitor';

// Shows (requirements, 12.9).

test('pages stay while the gateway is down, and show afterwards what was published meanwhile', async ({
  request,
  servers,
}) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('Before the outage', 'published');
  const article = `/companyEncy/${id}.html`;
  await expect.poll(async () => (await request.get(article)).status()).toBe(200);
  const addresses = [...(await renderedPages(20)), article];

  await servers.setFault({ kind: 'refuse' });
  const since = Date.now();
  // The CMS is reached without the proxy.
  await cms.retitle(id, 'After the outage', 'published');
  let left = addresses;
  const waiting = async () => {
    await readAll(left);
    left = await notYetTried(addresses, since);
    return left;
  };
  await expect.poll(waiting).toEqual([]);
  expect(await notYetFailed([article], since)).toEqual([]);
  // Each page was rendered anew in vain, and stays.
  await readAll(addresses);
  // The site knows which pages exist without a call.
  for (const path of ['/companyEncy/800000000.html', '/de/questionAnswer/800000000', '/custom/no-such-page'])
    expect((await request.get(path)).status(), path).toBe(404);

  await servers.setFault({ kind: 'pass' });
  await expect.poll(async () => (await request.get(article)).text()).toContain('After the outage');
  await cms.deleteArticle(id);
});

test('calls fail in the envelope and without internals while the gateway is down, and a first visit gets the language of the browser', async ({
  playwright,
  baseURL,
  servers,
}) => {
  const visitor = (language: string, address: string) =>
    playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: {
        'accept-language': language,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140',
        // In Germany, which only the gateway could say.
        'x-forwarded-for': address,
      },
    });
  await servers.setFault({ kind: 'refuse' });
  const german = await visitor('de', '53.17.1.1');
  const english = await visitor('en', '53.17.1.2');
  expect((await german.get('/cht/Services', { maxRedirects: 0 })).headers().location).toBe(
    '/de/cht/Services',
  );
  expect((await english.get('/cht/Services', { maxRedirects: 0 })).status()).toBe(200);
  // More calls than open the circuit breaker; the answer stays the same.
  for (let call = 0; call < 8; call += 1) {
    const answer = await english.get('/api/gateway/business/merc/popMarket/list?popClient=1');
    expect(answer.status()).toBe(503);
    expect(await answer.json()).toEqual({
      code: 503,
      msg: 'The gateway is not available at the moment.',
      data: null,
    });
  }
  await german.dispose();
  await english.dispose();
});

test('a member stays logged in while the gateway is down, and reads that the account is not available', async ({
  page,
  servers,
  problems,
}) => {
  const { phone } = await register(page.request);
  await page.clock.install();
  await servers.setFault({ kind: 'refuse' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  const panel = page.getByRole('banner').getByRole('group', { name: 'Account' });
  await expect(panel.getByText('Your details are not available at the moment.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Workspace' })).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'isGWLogin')?.value).toBe('1');
  await servers.setFault({ kind: 'pass' });
  await servers.untilReached();
  // The page asks again by itself.
  await page.clock.fastForward('01:00');
  await expect(panel.getByText(phone.slice(-3))).toBeVisible();
  // Chromium logs failed requests.
  problems.want(/^console: Failed to load resource/);
});

test('a registration keeps its values while the gateway is down, and is sent afterwards', async ({
  page,
  servers,
  problems,
}) => {
  const cms = await Cms.signIn();
  const phone = newPhone();
  const secret = page.getByLabel('Password', { exact: true });
  const company = page.getByLabel('Company name', { exact: true });
  const fault = page.getByRole('main').getByRole('alert');

  await open(page, '/cht/hot/newcomerActivities');
  await page.getByLabel('Mobile number').fill(phone);
  await solveByWork(page);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const code = page.getByLabel('Code from the text message');
  await expect(code).toBeFocused();
  await code.fill(/^\d{6}/.exec(await cms.lastMessage(phone))?.[0] ?? '');
  await secret.fill(password);
  await company.fill('Nordlicht Handels GmbH');
  await page.getByRole('checkbox').check();

  await servers.setFault({ kind: 'refuse' });
  await page.getByRole('button', { name: 'Open the account' }).click();
  await expect(fault).toHaveText(/the fault is ours/);
  await expect(fault).toBeFocused();
  await expect(secret).toHaveValue(password);
  await expect(company).toHaveValue('Nordlicht Handels GmbH');
  await expect(page.getByRole('checkbox')).toBeChecked();

  await servers.setFault({ kind: 'pass' });
  await servers.untilReached();
  await page.getByRole('button', { name: 'Open the account' }).click();
  await page.waitForURL('**/cht/hot/module/loginSuccessful');
  await expect(page.getByRole('status').first()).toContainText(phone.slice(-3));
  // Chromium logs failed requests.
  problems.want(/^console: Failed to load resource/);
});

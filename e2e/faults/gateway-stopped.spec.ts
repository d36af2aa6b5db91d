import { solveByWork } from '../support/captcha';
import { Cms } from '../support/cms';
import { environment, pause } from '../support/environment';
import { expect, short, test } from '../support/faults';
import { register } from '../support/registration';
import { newPhone, password } from '../support/visitor';

// Shows (requirements, 12.9).

const { revalidateSeconds } = environment;

/** In short, each seventh page of the sitemap, which has some of every kind in both languages. */
const step = short(7, 1);

test('rendered pages keep answering 200 while the gateway is stopped, and edits appear once it is back', async ({
  request,
  servers,
}) => {
  test.setTimeout(180_000);
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('Before the outage', 'published');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const sample = listed.filter((_, index) => index % step === 0);
  const addresses = [...new Set([...sample, `/companyEncy/${id}.html`])];
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);

  await servers.stopGateway();
  // Three revalidation windows: each page is rendered again, fails, and must stay.
  for (let round = 0; round < 3; round += 1) {
    await pause(revalidateSeconds + 0.5);
    const answers = await Promise.all(addresses.map((address) => request.get(address)));
    expect(answers.filter((answer) => answer.status() !== 200).map((answer) => answer.url())).toEqual([]);
  }
  await servers.startGateway();

  await cms.retitle(id, 'After the outage', 'published');
  // A connection that the site closes as idle may be reused in the same moment.
  const title = async () => (await request.get(`/companyEncy/${id}.html`, { maxRetries: 1 })).text();
  await expect
    .poll(title, { timeout: (revalidateSeconds + 5) * 1_000, intervals: [250] })
    .toContain('After the outage');
  await cms.deleteArticle(id);
});

test('a call of the browser fails at once while the gateway is stopped, in the envelope and without internals', async ({
  request,
  servers,
}) => {
  test.setTimeout(180_000);
  const popMarket = () =>
    request.get('/api/gateway/business/merc/popMarket/list?popClient=1', { maxRetries: 1 });
  expect((await popMarket()).status()).toBe(200);
  await servers.stopGateway();
  // More requests than open the circuit breaker; the answer must stay the same.
  for (let round = 0; round < 8; round += 1) {
    const began = Date.now();
    const answer = await popMarket();
    expect(Date.now() - began).toBeLessThan(1_500);
    expect(answer.status()).toBe(503);
    expect(await answer.json()).toEqual({
      code: 503,
      msg: 'The gateway is not available at the moment.',
      data: null,
    });
  }
  await servers.startGateway();
  await expect.poll(async () => (await popMarket()).status(), { timeout: 8_000, intervals: [250] }).toBe(200);
});

test('a first visit gets the language of the browser at once while the gateway is stopped', async ({
  browser,
  servers,
}) => {
  test.setTimeout(180_000);
  await servers.stopGateway();
  for (const [locale, path] of [
    ['de-DE', '/de/cht/Services'],
    ['en-GB', '/cht/Services'],
  ] as const) {
    // An address in Germany that no other test has, which only the gateway could look up.
    const context = await browser.newContext({
      locale,
      extraHTTPHeaders: { 'x-forwarded-for': '53.17.1.1' },
    });
    const page = await context.newPage();
    const began = Date.now();
    const answer = await page.goto('/cht/Services', { waitUntil: 'commit' });
    expect(Date.now() - began).toBeLessThan(3_000);
    expect([answer?.status(), new URL(page.url()).pathname]).toEqual([200, path]);
    await context.close();
  }
  await servers.startGateway();
});

test('a first visit waits at most its deadline while the gateway hangs', async ({
  browser,
  request,
  servers,
}) => {
  test.setTimeout(120_000);
  /** The address that a visitor in Germany gets, and the milliseconds it takes. */
  const arrive = async (locale: string, address: string) => {
    const context = await browser.newContext({
      locale,
      extraHTTPHeaders: { 'x-forwarded-for': address },
    });
    const page = await context.newPage();
    const began = Date.now();
    const answer = await page.goto('/cht/Services', { waitUntil: 'commit' });
    const arrived = [answer?.status(), new URL(page.url()).pathname];
    await context.close();
    return { arrived, after: Date.now() - began };
  };

  await servers.setFault({ kind: 'hang' });
  const late = arrive('en-GB', '53.18.1.1');
  await pause(1);
  await servers.setFault({ kind: 'pass' });
  expect((await late).arrived, 'a slow answer counts').toEqual([200, '/de/cht/Services']);

  await servers.setFault({ kind: 'hang' });
  const [german, english] = await Promise.all([arrive('de-DE', '53.19.1.1'), arrive('en-GB', '53.20.1.1')]);
  expect(german.arrived).toEqual([200, '/de/cht/Services']);
  expect(english.arrived).toEqual([200, '/cht/Services']);
  // The site of the tests waits 10 s for the country, because it runs on busy machines.
  expect(Math.max(german.after, english.after)).toBeLessThan(20_000);
  await servers.setFault({ kind: 'pass' });
  const popMarket = () =>
    request.get('/api/gateway/business/merc/popMarket/list?popClient=1', { maxRetries: 1 });
  await expect.poll(async () => (await popMarket()).status(), { timeout: 8_000 }).toBe(200);
});

test('a member stays logged in while the gateway is stopped, and reads that the account is not available', async ({
  page,
  servers,
  problems,
}) => {
  test.setTimeout(180_000);
  const { phone } = await register(page.request);
  await servers.stopGateway();
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  const panel = page.getByRole('banner').getByRole('group', { name: 'Account' });
  await expect(panel.getByText('Your details are not available at the moment.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Workspace' })).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'isGWLogin')?.value).toBe('1');
  await servers.startGateway();
  await expect(panel.getByText(phone.slice(-3))).toBeVisible({ timeout: 60_000 });
  // Chromium logs failed requests.
  problems.want(/^console: Failed to load resource/);
});

test('a registration keeps its values when the gateway stops', async ({
  page,
  request,
  servers,
  problems,
}) => {
  test.setTimeout(240_000);
  const cms = await Cms.signIn();
  const phone = newPhone();
  const stop = servers.stopGateway;
  const start = async () => {
    await servers.startGateway();
    // Wait until the circuit breaker of the API proxy opens.
    const popMarket = () =>
      request.get('/api/gateway/business/merc/popMarket/list?popClient=1', { maxRetries: 1 });
    await expect.poll(async () => (await popMarket()).status(), { timeout: 8_000 }).toBe(200);
  };
  const [number, secret] = [page.getByLabel('Mobile number'), page.getByLabel('Password', { exact: true })];
  const company = page.getByLabel('Company name', { exact: true });
  const fault = page.getByRole('main').getByRole('alert');
  const send = page.getByRole('button', { name: 'Send the code' });

  await page.goto('/cht/hot/newcomerActivities');
  await page.waitForLoadState('networkidle');
  await stop();
  await number.fill(phone);
  await expect(page.getByText(/^The confirmation could not be loaded/)).toBeVisible();
  await start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await solveByWork(page);

  await stop();
  await send.click();
  await expect(fault).toHaveText(/the fault is ours/);
  await expect(fault).toBeFocused();
  await expect(page.getByText('系统错误，请联系管理员！')).toBeVisible();
  await expect(number).toHaveValue(phone);
  await start();
  // A restarted gateway does not know the captchas of the previous process.
  await send.click();
  await expect(page.getByText(/^Please confirm once more/)).toBeVisible();
  await solveByWork(page);
  await send.click();
  await expect(page.getByLabel('Code from the text message')).toBeFocused();
  const code = /^\d{6}/.exec(await cms.lastMessage(phone))?.[0] ?? '';

  await page.getByLabel('Code from the text message').fill(code);
  await secret.fill(password);
  await company.fill('Nordlicht Handels GmbH');
  await page.getByRole('checkbox').check();
  await stop();
  await page.getByRole('button', { name: 'Open the account' }).click();
  await expect(fault).toHaveText(/the fault is ours/);
  await expect(secret).toHaveValue(password);
  await expect(company).toHaveValue('Nordlicht Handels GmbH');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await start();
  await page.getByRole('button', { name: 'Open the account' }).click();
  await page.waitForURL('**/cht/hot/module/loginSuccessful');
  await expect(page.getByRole('status').first()).toContainText(phone.slice(-3));
  // Chromium logs failed requests.
  problems.want(/^console: Failed to load resource/);
});

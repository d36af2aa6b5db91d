import type { Page } from '@playwright/test';

import { askForCode } from '../support/account';
import { expectAccessible } from '../support/axe';
import { Cms } from '../support/cms';
import { hang } from '../support/gateway';
import { open } from '../support/open';
import { expect, test } from '../support/test';
import { newAddress, newPhone, password } from '../support/visitor';

// Shows (requirements, 2.10, 7.5, 7.22 and 7.23).

const t = {
  phone: 'Mobilnummer',
  sendCode: 'Code senden',
  code: 'Code aus der SMS',
  password: 'Passwort',
  company: 'Firma',
  channel: /^Wie sind Sie auf uns aufmerksam geworden/,
  submit: 'Konto eröffnen',
  moment: 'Einen Moment …',
  ours: /der Fehler liegt bei uns/,
  wrongCode: /falsch, verbraucht oder abgelaufen/,
  title: 'Willkommen bei Kompassa',
  gift: 'Was Sie erhalten haben',
  loggedIn: /^Sie sind bereits angemeldet/,
};
/** Addresses of the page, with what stands behind them. */
const english = (query: string) => `/cht/hot/newcomerActivities${query}`;
const german = (query: string) => `/de/cht/hot/newcomerActivities${query}`;

/** The gateway counts messages by address. The header goes with calls of the site alone: the captcha's host allows no such. */
async function visitFrom(page: Page, address: string) {
  await page.route('**/api/gateway/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  );
}

/** Calls of a name that the page has made. */
function callsOf(page: Page, name: string) {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/system/user/${name}`))
      bodies.push(request.postDataJSON() as Record<string, unknown>);
  });
  return bodies;
}

test('a newcomer registers on the page', async ({ page, context, problems }) => {
  const cms = await Cms.signIn();
  const phone = newPhone();
  const sent = callsOf(page, 'sendcode');
  const registered = callsOf(page, 'register');
  const captcha: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/captcha/')) captcha.push(request.url());
  });
  await visitFrom(page, newAddress());
  const field = (label: string | RegExp) => page.getByLabel(label, { exact: true });

  await open(page, german('?channelCode=fair&x=1'));
  expect(captcha, 'nothing of the captcha before the form is used').toEqual([]);
  await page.getByRole('button', { name: t.sendCode }).click();
  await expect(field(t.phone)).toBeFocused();
  await expect(field(t.phone)).toHaveAccessibleDescription(/\+/);

  const code = await askForCode(page, cms, phone, 'de');
  expect(sent).toHaveLength(1);
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(german('/fair?channelCode=fair&x=1&step=code'));
  await expect(field(t.channel)).not.toHaveValue('');
  await expectAccessible(page);

  await field(t.company).fill('Südwind & Söhne');
  await field(t.password).fill('short 1');
  await page.getByRole('button', { name: t.submit }).click();
  await expect(field(t.code)).toBeFocused();
  await expect(field(t.password)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  expect(registered).toHaveLength(0);

  await page.goBack();
  await expect(field(t.phone)).toHaveValue(phone);
  await page.goForward();
  await expect(field(t.company)).toHaveValue('Südwind & Söhne');
  await page.reload();
  await expect(field(t.company)).toHaveValue('Südwind & Söhne');
  await expect(field(t.password)).toHaveValue('');

  await field(t.password).fill(password);
  await field(t.code).fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t.submit }).click();
  await expect(field(t.code)).toHaveAccessibleDescription(t.wrongCode);
  await expect(field(t.code)).toBeFocused();
  await expect(field(t.password)).toHaveValue(password);
  problems.wantStatus(422);

  await field(t.code).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: t.submit }).dblclick();
  await page.waitForURL('**/de/cht/hot/module/loginSuccessful');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
  expect(registered).toHaveLength(2);
  expect(registered[1]).toMatchObject({
    phone,
    code,
    password,
    companyName: 'Südwind & Söhne',
    channelNo: '',
    channelCode: 'fair',
    consentVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  await expect(page.getByRole('status').first()).toContainText(phone.slice(-3));
  await expect(page.getByRole('region', { name: t.gift })).toContainText(t.title);
  const session = (await context.cookies()).find(({ name }) => name === 'loginCode');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['registration.done']);
  await expectAccessible(page);

  await page.goBack();
  await expect(page.getByText(t.loggedIn)).toBeVisible();
  await expect(page.getByLabel(t.password, { exact: true })).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(german('/fair'));
});
test('the form keeps its values when the gateway hangs or fails', async ({ page, problems }) => {
  const ours = page.getByRole('main').getByRole('alert');
  const [sendCode, registered] = ['**/api/system/user/sendcode', '**/api/system/user/register'];
  await open(page, german('?channelCode=fair'));
  await page.getByLabel(t.phone).fill('+49 151 23456789');
  // The event of a solved captcha; the API proxy is not reached here.
  await page
    .locator('slider-captcha')
    .evaluate((widget) =>
      widget.dispatchEvent(new CustomEvent('captcha-solved', { detail: { token: 'solved' } })),
    );
  const sending = await hang(page, sendCode);
  await page.getByRole('button', { name: t.sendCode }).click();
  await expect(page.getByRole('button', { name: t.moment })).toBeVisible();
  sending.fail();
  await expect(ours).toHaveText(t.ours);
  await expect(page.getByText('系统错误，请联系管理员！')).toBeVisible();
  await expect(page.getByLabel(t.phone)).toHaveValue('+49 151 23456789');

  await page.route(sendCode, (route) =>
    route.fulfill({ json: { code: 0, msg: 'success', data: { validFor: 600, retryAfter: 60 } } }),
  );
  await page.getByRole('button', { name: t.sendCode }).click();
  await page.getByLabel(t.code).fill('123456');
  await page.getByLabel(t.company, { exact: true }).fill('Südwind & Söhne');
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  const bodies = callsOf(page, 'register');
  for (const status of [504, 503]) {
    const opening = await hang(page, registered);
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByRole('button', { name: t.moment })).toBeVisible();
    opening.fail(status);
    await expect(ours).toHaveText(t.ours);
    await expect(ours).toBeFocused();
  }
  await expect(page.getByLabel(t.code)).toHaveValue('123456');
  await expect(page.getByLabel(t.company, { exact: true })).toHaveValue('Südwind & Söhne');
  await expect(page.getByLabel(t.password, { exact: true })).toHaveValue(password);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expectAccessible(page);
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[0]).toMatchObject({ channelCode: 'fair' });
  problems.wantStatus(504, 503);
});
test('a link with a channel shows the page and the gift of that channel in its HTML, an unknown one the general page at its address', async ({
  request,
}) => {
  const textOf = async (address: string) => (await request.get(address)).text();
  const own = 'For customers of our logistics partners';
  for (const query of [
    '?channelCode=logistics',
    '?channelNo=1005',
    '?x=1&channelCode=logistics&channelNo=9',
  ]) {
    const html = await textOf(english(query));
    expect(html, query).toContain(own);
    expect(html, query).toContain('Before the first parcel leaves the warehouse');
    expect(html, query).toMatch(/rel="canonical" href="[^"]*\/cht\/hot\/newcomerActivities"/);
  }
  expect(await textOf(german('?channelCode=logistics'))).toContain('Für Kunden unserer Logistikpartner');
  for (const query of ['', '?channelCode=hgzn', '?channelCode=%3Cscript%3E', '?channelCode=']) {
    const html = await textOf(english(query));
    expect(html, query).toContain('A good start is a list');
    expect(html, query).not.toContain(own);
  }

  const general = await request.get(german('?channelCode=fair-2031&x=1'));
  expect(general.status()).toBe(200);
  expect(new URL(general.url()).search).toBe('?channelCode=fair-2031&x=1');
  expect(await general.text()).toContain('Ein guter Anfang ist eine Liste');
  const gone = await request.get(german('/fair-2031'));
  expect([gone.status(), new URL(gone.url()).pathname]).toEqual([200, german('')]);
});

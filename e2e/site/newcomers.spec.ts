import type { Page } from '@playwright/test';

import { askForCode } from '../support/account';
import { expectAccessible } from '../support/axe';
import { Cms } from '../support/cms';
import { required } from '../support/environment';
import { hang } from '../support/gateway';
import { localised, locales, type Locale, oneLocale } from '../support/routes';
import { expect, test } from '../support/test';
import { newPhone, password } from '../support/visitor';

// Shows (requirements, 2.10, 7.5, 7.22 and 7.23).

const texts = {
  en: {
    phone: 'Mobile number',
    sendCode: 'Send the code',
    code: 'Code from the text message',
    password: 'Password',
    company: 'Company name',
    channel: /^Where did you hear about us/,
    submit: 'Open the account',
    moment: 'One moment …',
    ours: /the fault is ours/,
    wrongCode: /wrong, used or expired/,
    title: 'Welcome to Kompassa',
    gift: 'What you have received',
    loggedIn: /^You are logged in already/,
    before: 'This number has an account already',
  },
  de: {
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
    before: 'Diese Nummer hat bereits ein Konto',
  },
};
const newcomers = (locale: Locale, query = '') => localised(`/cht/hot/newcomerActivities${query}`, locale);

/** The gateway counts messages by address, and each test is a visitor of its own. */
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

for (const locale of locales) {
  const t = texts[locale];

  test(`a newcomer registers on the page, in ${locale}`, async ({ page, context, problems }) => {
    const cms = await Cms.signIn();
    const phone = newPhone();
    const sent = callsOf(page, 'sendcode');
    const registered = callsOf(page, 'register');
    const captcha: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/captcha/')) captcha.push(request.url());
    });
    await visitFrom(page, `203.0.113.${81 + locales.indexOf(locale)}`);
    const field = (label: string | RegExp) => page.getByLabel(label, { exact: true });

    await page.goto(newcomers(locale, '?channelCode=fair&x=1'));
    await page.waitForLoadState('networkidle');
    expect(captcha, 'nothing of the captcha before the form is used').toEqual([]);
    await page.getByRole('button', { name: t.sendCode }).click();
    await expect(field(t.phone)).toBeFocused();
    await expect(field(t.phone)).toHaveAccessibleDescription(/\+/);

    const code = await askForCode(page, cms, phone, locale);
    expect(sent).toHaveLength(1);
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(newcomers(locale, '/fair?channelCode=fair&x=1&step=code'));
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
    await page.waitForURL(`**${localised('/cht/hot/module/loginSuccessful', locale)}`);
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
    expect(new URL(page.url()).pathname).toBe(newcomers(locale, '/fair'));
  });
}

for (const locale of oneLocale) {
  const t = texts[locale];

  test(`the form keeps its values when the gateway hangs or fails, in ${locale}`, async ({
    page,
    problems,
  }) => {
    const ours = page.getByRole('main').getByRole('alert');
    const [sendCode, registered] = ['**/api/system/user/sendcode', '**/api/system/user/register'];
    await page.goto(newcomers(locale, '?channelCode=fair'));
    await page.waitForLoadState('networkidle');
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

  test(`a registered number is offered the login, in ${locale}`, async ({ page, problems }) => {
    const cms = await Cms.signIn();
    await visitFrom(page, '203.0.113.91');
    await page.goto(localised('/cht/hot/module/hotModal', locale));
    const code = await askForCode(page, cms, newPhone(), locale);
    // A real code needs another message, and two messages are at least a minute apart.
    await page.route('**/api/system/user/register', (route) =>
      route.fulfill({ status: 409, json: { code: 409, msg: 'There is an account.', data: null } }),
    );
    await page.getByLabel(t.code).fill(code);
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await page.getByLabel(t.company, { exact: true }).fill('Südwind & Söhne');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: t.submit }).click();
    await page.waitForURL(`**${localised('/cht/hot/module/repeat', locale)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.before);
    for (const way of ['/user/login', '/user/forgotten'])
      await expect(
        page.locator(`main a[href="${required('E2E_GATEWAY_URL')}${way}?lang=${locale}"]`),
      ).toBeVisible();
    problems.wantStatus(409);
    await page.goBack();
    await expect(page.getByLabel(t.code)).toBeVisible();
  });
}

test('a link with a channel shows the page and the gift of that channel, in its HTML', async ({
  request,
}) => {
  const textOf = async (query: string, locale: Locale = 'en') =>
    (await request.get(newcomers(locale, query))).text();
  const own = 'For customers of our logistics partners';
  for (const query of [
    '?channelCode=logistics',
    '?channelNo=1005',
    '?x=1&channelCode=logistics&channelNo=9',
  ]) {
    const html = await textOf(query);
    expect(html, query).toContain(own);
    expect(html, query).toContain('Before the first parcel leaves the warehouse');
    expect(html, query).toMatch(/rel="canonical" href="[^"]*\/cht\/hot\/newcomerActivities"/);
  }
  expect(await textOf('?channelCode=logistics', 'de')).toContain('Für Kunden unserer Logistikpartner');
  for (const query of ['', '?channelCode=hgzn', '?channelCode=%3Cscript%3E', '?channelCode=']) {
    const html = await textOf(query);
    expect(html, query).toContain('A good start is a list');
    expect(html, query).not.toContain(own);
  }
});

test('an unknown channel gets the general page and keeps its address', async ({ request }) => {
  const general = await request.get(newcomers('de', '?channelCode=fair-2031&x=1'));
  expect(general.status()).toBe(200);
  expect(new URL(general.url()).search).toBe('?channelCode=fair-2031&x=1');
  expect(await general.text()).toContain('Ein guter Anfang ist eine Liste');
  const gone = await request.get(newcomers('de', '/fair-2031'));
  expect([gone.status(), new URL(gone.url()).pathname]).toEqual([200, newcomers('de')]);
});

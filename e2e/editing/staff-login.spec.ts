import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';

import { admin, live, logIn as enter, openAdmin } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { solveByWork } from '../support/captcha';
import { Cms } from '../support/cms';
import { required } from '../support/environment';
import { oneLocale } from '../support/routes';
import { expect, test } from '../support/test';

const password = 'a password of the browser tests';

const words = {
  en: { email: 'Email address', password: 'Password', logIn: 'Log in', wrong: /password is wrong\.$/ },
  de: { email: 'E-Mail-Adresse', password: 'Passwort', logIn: 'Anmelden', wrong: /Passwort ist falsch\.$/ },
};

/** Somebody of this test's own who works in the admin, as its address. */
async function newStaff(cms: Cms, name: string): Promise<string> {
  const email = `${name}-${Date.now()}@kompassa.example`;
  await cms.add('users', { email, password, name: `A test's ${name}`, role: 'editor' });
  return email;
}

async function logIn(page: Page, email: string, typed: string, language: 'en' | 'de' = 'en') {
  const text = words[language];
  await page.getByLabel(text.email).fill(email);
  await page.getByLabel(text.password, { exact: true }).fill(typed);
  await page.getByRole('button', { name: text.logIn }).click();
}

/** The code that an app shows in 30 seconds: the one of this moment may be used up. */
const nextCode = (secret: string) => new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });

test.beforeEach(({ problems }) => {
  // The browser itself logs the status of a refused login.
  problems.wantStatus(401, 422, 428);
});

for (const language of oneLocale) {
  test(`after many attempts the login of staff asks for a captcha, in ${language}`, async ({
    page,
    context,
  }) => {
    const email = await newStaff(await Cms.signIn(), `guessed-${language}`);
    const url = required('E2E_GATEWAY_URL');
    await context.addCookies([{ name: 'payload-lng', value: language, url }]);
    for (let i = 0; i < 4; i += 1) {
      const data = { email, password: `guess ${i}` };
      expect((await context.request.post(`${url}/cms-api/users/login`, { data })).status()).toBe(401);
    }
    await openAdmin(page, '/login?redirect=%2Fadmin%2Faccount');
    const alert = page.getByRole('alert').filter({ hasText: /\.$/ });
    await logIn(page, email, 'the fifth guess', language);
    await expect(alert).toHaveText(words[language].wrong);
    await expect(page.locator('slider-captcha')).toHaveCount(0);
    await logIn(page, email, password, language);
    await expect(page.locator('slider-captcha')).toBeVisible();
    await expect(alert).toBeFocused();
    await expectAccessible(page, 'component');
    await solveByWork(page);
    await logIn(page, email, password, language);
    await page.waitForURL(admin('/account'));
  });
}

test('an editor turns on the second factor and ends other sessions', async ({ page, browser }) => {
  const email = await newStaff(await Cms.signIn(), 'careful');
  const elsewhere = await browser.newPage({ locale: 'en-GB' });
  for (const each of [elsewhere, page]) {
    await enter(each.context(), { email, password });
    await openAdmin(each, '/account');
  }
  await expect(page.getByRole('row', { name: /Chrome/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(page.getByRole('row', { name: /Chrome/ })).toHaveCount(1);
  await elsewhere.reload();
  // Payload redirects there by a script.
  await elsewhere.waitForURL(/\/admin\/login/);
  await live(elsewhere);

  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await page.locator('.account-security__app code').textContent()) ?? '';
  await page.getByLabel('Code of the app').fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('.account-security__codes code')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  // The login at the next visit, with a code; a recovery code takes its place (gateway/src/plugins/staff-login/twoFactor.payload.test.ts).
  await logIn(elsewhere, email, password);
  const code = elsewhere.getByLabel('Code from your app');
  await expect(code).toBeFocused();
  await expectAccessible(elsewhere, 'component');
  for (const typed of ['000000', nextCode(secret)]) {
    await code.fill(typed);
    await elsewhere.getByRole('button', { name: 'Log in' }).click();
    if (typed === '000000') await expect(elsewhere.getByText(/^This code is wrong/)).toBeVisible();
  }
  await elsewhere.waitForURL(admin('/account'));
  await elsewhere.context().close();
});

import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';

import { admin } from '../support/admin';
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
    await context.addCookies([{ name: 'payload-lng', value: language, url: required('E2E_GATEWAY_URL') }]);
    await page.goto(admin('/login?redirect=%2Fadmin%2Faccount'));
    await page.waitForLoadState('networkidle');
    const alert = page.getByRole('alert').filter({ hasText: /\.$/ });
    for (let i = 0; i < 5; i += 1) {
      const answered = page.waitForResponse('**/cms-api/users/login');
      await logIn(page, email, `guess ${i}`, language);
      expect((await answered).status()).toBe(401);
    }
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
    await each.goto(admin('/login?redirect=%2Fadmin%2Faccount'));
    await each.waitForLoadState('networkidle');
    await logIn(each, email, password);
    await each.waitForURL(admin('/account'));
  }
  await expect(page.getByRole('row', { name: /Chrome/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(page.getByRole('row', { name: /Chrome/ })).toHaveCount(1);
  await elsewhere.reload();
  // Payload redirects there by a script.
  await expect(elsewhere).toHaveURL(/\/admin\/login/);

  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await page.locator('.account-security__app code').textContent()) ?? '';
  await page.getByLabel('Code of the app').fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'Confirm' }).click();
  const recoveryCodes = page.locator('.account-security__codes code');
  await expect(recoveryCodes).toHaveCount(10);
  const recoveryCode = (await recoveryCodes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  for (const [wrong, right] of [
    ['000000', nextCode(secret)],
    ['000000', recoveryCode],
  ] as const) {
    await elsewhere.goto(admin('/login?redirect=%2Fadmin%2Faccount'));
    await elsewhere.waitForLoadState('networkidle');
    await logIn(elsewhere, email, password);
    const code = elsewhere.getByLabel('Code from your app');
    await expect(code).toBeFocused();
    await expectAccessible(elsewhere, 'component');
    for (const typed of [wrong, right]) {
      await code.fill(typed);
      await elsewhere.getByRole('button', { name: 'Log in' }).click();
      if (typed === wrong) await expect(elsewhere.getByText(/^This code is wrong/)).toBeVisible();
    }
    await elsewhere.waitForURL(admin('/account'));
    await elsewhere.context().clearCookies();
  }
  await elsewhere.close();
});

import { admin, live, openAdmin } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { solveByWork } from '../support/captcha';
import { Cms } from '../support/cms';
import { required } from '../support/environment';
import { oneLocale } from '../support/routes';
import { expect, test } from '../support/test';

const words = {
  en: {
    forgotten: 'Forgotten your password?',
    email: 'Email address',
    ask: 'Ask for the link',
    sent: /If somebody works here with this address/,
    password: 'New password',
    repeated: 'New password again',
    set: 'Set password',
    done: /The new password is set/,
    toLogin: 'Back to the login',
    current: 'Password',
    logIn: 'Log in',
    noEmail: /“Sent messages”: please ask one of them/,
  },
  de: {
    forgotten: 'Passwort vergessen?',
    email: 'E-Mail-Adresse',
    ask: 'Link anfordern',
    sent: /Wenn hier jemand mit dieser Adresse arbeitet/,
    password: 'Neues Passwort',
    repeated: 'Neues Passwort noch einmal',
    set: 'Passwort setzen',
    done: /Das neue Passwort ist gesetzt/,
    toLogin: 'Zurück zur Anmeldung',
    current: 'Passwort',
    logIn: 'Anmelden',
    noEmail: /„Gesendete Nachrichten“: Bitte fragen Sie dort danach/,
  },
};

for (const language of oneLocale) {
  test(`an editor who forgot the password sets a new one by a link, in ${language}`, async ({
    page,
    context,
    problems,
  }) => {
    // The browser logs the password that is refused.
    problems.wantStatus(400);
    const text = words[language];
    const cms = await Cms.signIn();
    const email = `forgetful-${language}-${Date.now()}@kompassa.example`;
    await cms.add('users', { email, password: 'a password nobody knows', name: 'Forgetful', role: 'editor' });
    await context.addCookies([{ name: 'payload-lng', value: language, url: required('E2E_GATEWAY_URL') }]);
    await openAdmin(page, '/login');
    await expect(page.getByText(text.noEmail)).toBeVisible();
    await page.getByRole('link', { name: text.forgotten }).click();
    await page.waitForURL(admin('/forgot'));
    await expectAccessible(page);
    await page.getByLabel(text.email).fill(email);
    await solveByWork(page);
    await page.getByRole('button', { name: text.ask }).click();
    await expect(page.getByRole('status').filter({ hasText: text.sent })).toBeVisible();

    const linkOf = async () => /http\S+#\S+/.exec(await cms.lastMessage(email))?.[0];
    // It is sent after the answer, which tells nobody whether somebody works here.
    await expect.poll(linkOf).toBeDefined();
    await page.goto((await linkOf()) ?? '');
    await live(page);
    await expectAccessible(page);
    const set = async (password: string, repeated = password) => {
      await page.getByLabel(text.password, { exact: true }).fill(password);
      await page.getByLabel(text.repeated).fill(repeated);
      await page.getByRole('button', { name: text.set }).click();
    };
    const alert = page.locator('.login-alert');
    await set('four new words of mine', 'four new words of yours');
    await expect(alert).toBeVisible();
    await set('short');
    await expect(alert).toContainText('10');
    await set('four new words of mine');
    await expect(page.getByRole('status').filter({ hasText: text.done })).toBeVisible();
    await page.getByRole('link', { name: text.toLogin }).click();
    await page.waitForURL(admin('/login'));
    await page.getByLabel(text.email).fill(email);
    await page.getByLabel(text.current, { exact: true }).fill('four new words of mine');
    await page.getByRole('button', { name: text.logIn }).click();
    await page.waitForURL(admin(''));
  });
}

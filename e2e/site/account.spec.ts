import { askForCode, logIn } from '../support/account';
import { expectAccessible } from '../support/axe';
import { Cms } from '../support/cms';
import { required } from '../support/environment';
import { expect, test } from '../support/test';
import { newPhone, password } from '../support/visitor';

// Shows (requirements, 4.1, 7.22, 7.23 and 11.6).

const newPassword = 'another horse 2';
const gateway = (path: string) => required('E2E_GATEWAY_URL') + path;
const site = (path: string) => required('E2E_SITE_URL') + path;

test('a merchant registers, changes the account, logs out and logs in again', async ({ page, context }) => {
  const cms = await Cms.signIn();
  const phone = newPhone();
  await page.goto(gateway('/user/register?channelCode=hgzn&x=1'));

  await page.getByRole('link', { name: 'DE Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konto eröffnen');
  expect(new URL(page.url()).search).toBe('?channelCode=hgzn&x=1&lang=de');
  expect((await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value).toBe('de');
  await page.getByRole('link', { name: 'EN English' }).click();

  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByLabel('Mobile number')).toBeFocused();
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(
    /a plus sign and 8 to 15 digits/,
  );
  const code = await askForCode(page, cms, phone);

  const account = page.getByRole('region', { name: 'Your account' });
  const company = page.getByLabel('Company name');
  await expect(page.getByLabel('Where did you hear about us?')).not.toHaveValue('');
  await company.fill('Nordlicht Handels GmbH');
  await page.getByLabel('Password', { exact: true }).fill('short 1');
  await account.getByRole('button', { name: 'Open the account' }).click();
  await expect(page.getByLabel('Code from the text message')).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(/Without the terms/);
  await expect(company).toHaveValue('Nordlicht Handels GmbH');

  await page.goBack();
  await expect(page.getByLabel('Mobile number')).toHaveValue(phone);
  await page.goForward();
  await page.reload();
  await expect(company).toHaveValue('Nordlicht Handels GmbH');

  await page.getByLabel('Code from the text message').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await account.getByRole('button', { name: 'Open the account' }).click();
  await page.waitForURL('**/workPlace');
  await expect(page.getByRole('main')).toContainText('Nordlicht Handels GmbH');
  await expect(page.getByRole('main')).toContainText(phone.slice(-3));
  await expect(page.getByRole('main')).not.toContainText(phone.slice(-6));
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  const session = (await context.cookies()).find(({ name }) => name === 'loginCode');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

  await page.goto(gateway('/user/company'));
  await company.fill('Südwind & Söhne');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved. Your calendar now uses it.');

  await page.goto(gateway('/user/password'));
  const [present, next] = [page.getByLabel('Current password'), page.getByLabel('New password')];
  await present.fill('not the password 1');
  await next.fill(newPassword);
  const change = page.getByRole('button', { name: 'Change the password' });
  await change.click();
  await expect(present).toHaveAccessibleDescription('This is not your current password.');
  await expect(next).toHaveValue(newPassword);
  await present.fill(password);
  await change.click();
  await expect(page.getByRole('status')).toHaveText(/^The password has been changed/);

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/user/login?loggedOut=1');
  await expect(page.getByText('账号已退出')).toBeVisible();
  const cookies = (await context.cookies()).map(({ name, value }) => [name, value]);
  expect(cookies).toContainEqual(['isGWLogin', '0']);

  await page.goto(gateway('/workPlace?x=1'));
  expect(new URL(page.url()).pathname).toBe('/user/login');
  await logIn(page, phone, password);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Number or password is wrong.');
  await expect(page.getByLabel('Mobile number')).toHaveValue(phone);
  await logIn(page, phone, newPassword);
  await page.waitForURL(gateway('/workPlace?x=1'));
  await expect(page.getByRole('main')).toContainText('Südwind & Söhne');
  await expectAccessible(page);
});

test('a forgotten password is reset, and a login works without scripts', async ({ page, browser }) => {
  const cms = await Cms.signIn();
  // The merchant of the demo content: two messages to a number are at least a minute apart, and this one got none.
  const { docs } = await cms.read<{ docs: { username: string }[] }>('merchants?sort=createdAt&limit=1');
  const phone = docs[0]?.username ?? '';
  await page.goto(gateway('/user/forgotten'));
  const code = await askForCode(page, cms, phone);
  await page.getByLabel('Code from the text message').fill(code);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Set the password and log in' }).click();
  await page.waitForURL('**/workPlace');

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(gateway('/user/login?return=https%3A%2F%2Fevil.example%2F'));
  await logIn(plain, phone, password);
  await expect(plain.getByRole('main').getByRole('alert')).toHaveText('Number or password is wrong.');
  await expect(plain.getByLabel('Mobile number')).toHaveValue(phone);
  await logIn(plain, phone, newPassword);
  await plain.waitForURL('**/workPlace');
  await plain.getByRole('button', { name: 'Log out' }).click();

  await plain.goto(gateway(`/user/login?return=${encodeURIComponent(site('/cht/Services'))}`));
  await logIn(plain, phone, newPassword);
  await plain.waitForURL(site('/cht/Services'));
  await plain.close();
});

test('the pages of the account open in the language of the page that leads there, and stay in it', async ({
  page,
  context,
}) => {
  await page.goto(site('/de/cht/About'));
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(gateway('/user/login?lang=de'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto(gateway('/user/forgotten'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
  // A link is no choice: it holds for the session of the browser.
  expect(cookie).toMatchObject({ value: 'de', expires: -1 });
});

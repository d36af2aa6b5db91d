import { askForCode, logIn, register } from '../support/account';
import { expectAccessible } from '../support/axe';
import { Cms } from '../support/cms';
import { fillIn, formOf, linkTo, newMailbox, words } from '../support/enquiry';
import { required } from '../support/environment';
import { expect, test } from '../support/test';
import { asNewVisitor, newPhone, password } from '../support/visitor';

// Shows (requirements, 2.16, 3.6, 11.6 and 11.17).

const gateway = (path: string) => required('E2E_GATEWAY_URL') + path;
const site = (path: string) => required('E2E_SITE_URL') + path;
const pages = ['company', 'calendar', 'coupons', 'enquiries', 'reports', 'profile', 'password'];

test('the workspace of a new merchant shows coupons, and dates once the company is registered somewhere', async ({
  page,
}) => {
  await register(page, newPhone());

  const coupons = page.getByRole('region', { name: 'Coupons' });
  await expect(coupons.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(coupons).toContainText(/Coupon · €50 · Valid until \d+ \w+ \d{4}/);
  await expect(coupons).toContainText('For one order of our own services');
  await expect(coupons).toContainText('Bonus points · 200 points');
  await expect(page.getByRole('region', { name: 'Due next' })).toContainText('Say in your company data');
  await expectAccessible(page);

  await page.goto(gateway('/user/company'));
  await page.getByLabel('VAT number').fill('DE 12');
  await page.getByLabel('Registered office', { exact: true }).fill('Speicherstraße 4, 20457 Hamburg');
  await page
    .getByRole('group', { name: 'Registered for VAT in' })
    .getByLabel('Germany')
    .selectOption('month');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('VAT number')).toBeFocused();
  await expect(page.getByLabel('VAT number')).toHaveAccessibleDescription(/does not look like a VAT number/);
  await expect(page.getByLabel('Registered office', { exact: true })).toHaveValue(/Hamburg/);
  await page.getByLabel('VAT number').fill('DE 999 024 513');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Saved/);

  await page.goto(gateway('/user/calendar'));
  await expect(page.getByRole('main')).toContainText('VAT return, Germany');
  await expect(page.getByRole('main')).toContainText('UStG, § 18');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as a calendar file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('due-dates.ics');
  const calendar = await page.getByRole('main').locator('ol > li').allInnerTexts();
  await page.goto(gateway('/workPlace'));
  const next = page.getByRole('region', { name: 'Due next' }).getByRole('listitem');
  expect(await next.allInnerTexts()).toEqual(calendar.slice(0, 3));
  await expect(page.getByRole('main')).toContainText('DE999024513');

  for (const name of pages) {
    await page.goto(gateway(`/user/${name}?lang=de`));
    await expectAccessible(page);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `${name} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('the company’s data are changed without scripts, and an error costs nothing that was typed', async ({
  page,
  browser,
}) => {
  const phone = newPhone();
  await register(page, phone);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(gateway('/user/login?return=%2Fuser%2Fcompany'));
  await logIn(plain, phone, password);
  await plain.waitForURL(gateway('/user/company'));
  await plain.getByLabel('Company name').fill('Südwind & Söhne');
  await plain.getByLabel('Legal form').selectOption('limitedCompany');
  await plain.getByLabel('VAT number').fill('XX1');
  await plain.getByLabel('Import One-Stop Shop (IOSS)').check();
  await plain.getByRole('button', { name: 'Save' }).click();
  await expect(plain.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(plain.getByLabel('Company name')).toHaveValue('Südwind & Söhne');
  await expect(plain.getByLabel('Legal form')).toHaveValue('limitedCompany');
  await expect(plain.getByLabel('VAT number')).toHaveValue('XX1');
  await expect(plain.getByLabel('Import One-Stop Shop (IOSS)')).toBeChecked();
  await plain.getByLabel('VAT number').fill('');
  await plain.getByRole('button', { name: 'Save' }).click();
  await plain.goto(gateway('/user/calendar'));
  await expect(plain.getByRole('main')).toContainText('IOSS return and payment');
  await plain.close();
});

test('an enquiry that its sender confirms while logged in stands in the account with its state', async ({
  page,
  context,
  member,
}) => {
  const cms = await Cms.signIn();
  await context.addCookies(member);
  await asNewVisitor(page);
  await page.goto(site('/cht/Contact'));
  const mailbox = newMailbox();
  await fillIn(page, 'en', mailbox);
  await formOf(page).getByRole('button', { name: words.en.send }).click();
  await expect(formOf(page).getByRole('group', { name: words.en.sent })).toBeFocused();
  await page.goto(await linkTo(cms, mailbox));
  await page.getByRole('button', { name: words.en.confirm }).click();
  await page.getByRole('link', { name: 'To your enquiries' }).click();
  await page.waitForURL('**/user/enquiries');
  await expect(page.getByRole('main')).toContainText(/Contact: Packaging and products.*Received/s);
});

test('every link and form between login, registration and new password keeps the incoming query', async ({
  page,
}) => {
  const query = '?channelCode=hgzn&return=%2Fuser%2Fcalendar&x=1';
  const main = page.getByRole('main');
  await page.goto(gateway(`/user/login${query}`));
  await main.getByRole('link', { name: 'Register' }).click();
  await page.waitForURL(gateway(`/user/register${query}`));
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL(gateway(`/user/login${query}`));
  await main.getByRole('link', { name: 'Forgotten your password?' }).click();
  await page.waitForURL(gateway(`/user/forgotten${query}`));
  await main.getByRole('link', { name: 'Back to the login' }).click();
  await page.waitForURL(gateway(`/user/login${query}`));
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await page.waitForURL(gateway(`/user/register${query}`));
  const phone = newPhone();
  const code = await askForCode(page, await Cms.signIn(), phone);
  expect(new URL(page.url()).search).toBe(query);
  await page.getByLabel('Code from the text message').fill(code);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Company name').fill('Nordlicht Handels GmbH');
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: 'Open the account' }).click();
  await page.waitForURL(gateway('/user/calendar'));
});

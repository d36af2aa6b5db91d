import { expectAccessible } from '../support/axe';
import { Cms } from '../support/cms';
import { fillIn, formOf, linkTo, newMailbox, words } from '../support/enquiry';
import { hang } from '../support/gateway';
import { localised } from '../support/routes';
import { expect, test } from '../support/test';
import { asNewVisitor } from '../support/visitor';

/** One in each language. */
const forms = [
  ['/cht/Contact', 'en'],
  ['/freeTrial', 'de'],
] as const;
const save = '**/api/gateway/enquiry/save';

for (const [path, locale] of forms)
  test(`${path} in ${locale}: an enquiry is confirmed by e-mail, also in a browser without scripts`, async ({
    page,
    browser,
  }) => {
    const text = words[locale];
    await asNewVisitor(page);
    await page.goto(localised(path, locale));
    const form = formOf(page);
    const send = form.getByRole('button', { name: text.send });
    const trap = form.locator('input[name=trap]');
    await expect(trap).not.toBeInViewport();
    expect(await trap.evaluate((element: HTMLInputElement) => element.tabIndex)).toBe(-1);
    await send.click();
    await expect(form.getByRole('group', { name: text.missing })).toBeFocused();
    await expectAccessible(page);

    const mailbox = newMailbox();
    await fillIn(page, locale, mailbox);
    await send.dblclick();
    await expect(form.getByRole('group', { name: text.sent })).toBeFocused();
    await expect(form).toContainText(mailbox);
    await expectAccessible(page);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

    // E-mails are read on phones, which the site redirects.
    const phone = await browser.newPage({ javaScriptEnabled: false, userAgent: 'iPhone' });
    const link = await linkTo(await Cms.signIn(), mailbox);
    await phone.goto(link);
    await expect(phone.locator('html')).toHaveAttribute('lang', locale);
    await phone.getByRole('button', { name: text.confirm }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(text.confirmed);
    await phone.goto(link);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(text.already);
    await phone.close();
  });

test('a call is booked, confirmed, taken into the calendar and cancelled', async ({ page }) => {
  await asNewVisitor(page);
  await page.goto('/cht/Contact#call');
  const form = page.locator('#call');
  const times = form.getByLabel('When should we call?');
  const open = form.getByRole('button', { name: 'Choose a time' });
  await open.click();
  await expect(times).toBeEnabled();
  const chosen = await times.getByRole('option').nth(2).textContent();
  await times.selectOption({ index: 2 });
  const mailbox = newMailbox();
  await form.getByLabel('Telephone number').fill('+49 30 1234567');
  await form.getByLabel('Name', { exact: true }).fill('Jörg Weiß');
  await form.getByLabel('E-mail address').fill(mailbox);
  await form.getByRole('button', { name: 'Book this call' }).click();
  await expect(form.getByRole('group', { name: words.en.sent })).toBeFocused();

  const cms = await Cms.signIn();
  await page.goto(await linkTo(cms, mailbox));
  await page.getByRole('button', { name: words.en.confirm }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call is booked');
  await expectAccessible(page);
  await expect.poll(() => cms.lastMessage(mailbox)).toContain('will call you on the number');
  const calendar = page.getByRole('link', { name: 'Add to your calendar' });
  const address = new URL((await calendar.getAttribute('href')) ?? '', page.url());
  const file = await (await page.request.get(address.href)).text();
  expect(file).toMatch(/BEGIN:VEVENT[^]*DTSTART:\d{8}T\d{6}Z/);
  await page.getByRole('button', { name: 'Cancel this call' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This call is cancelled');

  await page.goto('/cht/Contact#call');
  await open.click();
  await expect(times.getByRole('option', { name: chosen ?? '' })).toBeAttached();
});

test('values stay and an e-mail link appears when the gateway hangs and fails', async ({
  page,
  problems,
}) => {
  const mailbox = newMailbox();
  await asNewVisitor(page);
  const gateway = await hang(page, save);
  await page.goto('/de/freeTrial');
  await fillIn(page, 'de', mailbox);
  const form = formOf(page);
  await form.getByRole('button', { name: words.de.send }).click();
  await expect(form.getByRole('button', { name: words.de.sending })).toBeVisible();
  await expect(form.getByLabel(words.de.email)).toHaveValue(mailbox);
  gateway.fail();
  const problem = form.getByRole('group', { name: words.de.failed });
  await expect(problem).toBeFocused();
  await expect(problem.getByRole('link')).toHaveAttribute(
    'href',
    /^mailto:hello@kompassa\.example\?subject=.*&body=.*Gr%C3%BC%C3%9Fe%0D%0A/,
  );
  await expectAccessible(page);

  await page.unroute(save);
  await form.getByRole('button', { name: words.de.send }).click();
  await expect(form.getByRole('group', { name: words.de.sent })).toBeFocused();
  await form.getByRole('button', { name: words.de.back }).click();
  await expect(form.getByLabel(words.de.message)).toHaveValue('Grüße\n\nund eine Frage.');
  problems.wantStatus(504);
});

test('the values of a form stay when the language changes', async ({ page }) => {
  const mailbox = newMailbox();
  await page.goto('/freeTrial');
  await fillIn(page, 'en', mailbox);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /choose language/ }).click();
  await header.getByRole('link', { name: /Deutsch/ }).click();
  await page.waitForURL('**/de/freeTrial');
  const form = formOf(page);
  await expect(form.getByLabel(words.de.email)).toHaveValue(mailbox);
  await expect(form.getByLabel(words.de.toys)).toBeChecked();
});

test('without scripts an e-mail link replaces the form', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/de/cht/Contact');
  const letter = page.locator('#enquiry').getByRole('link', { name: 'E-Mail schreiben' });
  await expect(letter).toBeVisible();
  const address = new URL((await letter.getAttribute('href')) ?? '');
  expect(address.searchParams.get('subject')).toBe('Nachricht von der Website');
  expect(address.searchParams.get('body')).toContain('Worum geht es?');
  await expect(formOf(page).getByLabel(words.de.email)).toBeHidden();
  await page.close();
});

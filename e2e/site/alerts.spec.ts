import { expectAccessible } from '../support/axe';
import { Cms } from '../support/cms';
import { newMailbox } from '../support/enquiry';
import { required } from '../support/environment';
import { expect, test } from '../support/test';
import { asNewVisitor } from '../support/visitor';

const linkIn = (letter: string): string => {
  const [link] = /https?:\/\/\S+\/user\/alerts\/confirm\?\S+/.exec(letter) ?? [];
  if (!link) throw new Error('No link was sent.');
  return link;
};

test('alerts are asked for from the list of changes, confirmed by e-mail and ended, also without scripts', async ({
  page,
  browser,
}) => {
  await asNewVisitor(page);
  await page.goto('/de/cht/vatChanges');
  await page.getByRole('link', { name: 'E-Mail, wenn sich daran etwas ändert' }).click();
  await page.waitForURL('**/user/alerts?lang=de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-Mail bei Rechtsänderungen');
  await page.getByLabel('Polen').check();
  await page.getByLabel('E-Rechnung').check();
  await page.getByLabel('E-Mail-Adresse').fill('wer@');
  await page.getByRole('button', { name: 'Eintragen' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused();
  await expect(page.getByLabel('Polen')).toBeChecked();
  await expectAccessible(page);

  const mailbox = newMailbox();
  await page.getByLabel('E-Mail-Adresse').fill(mailbox);
  await page.getByRole('button', { name: 'Eintragen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noch ein Schritt: per E-Mail bestätigen');
  await expectAccessible(page);

  const cms = await Cms.signIn();
  const alert = await cms.first<object>('alerts', 'email', mailbox);
  expect(alert).toMatchObject({ countries: ['PL'], topics: ['eInvoicing'], language: 'de' });
  const phone = await browser.newPage({ javaScriptEnabled: false, userAgent: 'iPhone' });
  await phone.goto(linkIn(await cms.lastMessage(mailbox)));
  await phone.getByRole('button', { name: 'Ja, Benachrichtigungen starten' }).click();
  const heading = phone.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Ihre Benachrichtigungen laufen');
  const end = phone.getByRole('link', { name: 'Diese Benachrichtigungen beenden' });
  const ending = new URL((await end.getAttribute('href')) ?? '', phone.url());
  await end.click();
  await phone.getByRole('button', { name: 'Benachrichtigungen beenden' }).click();
  await expect(heading).toHaveText('Die Benachrichtigungen sind beendet');
  await phone.close();
  expect(ending.pathname).toBe('/user/alerts/end');
});

test('a mail program ends alerts by one POST, without page, cookie or redirect; a GET ends nothing', async ({
  page,
  playwright,
}) => {
  const mailbox = newMailbox();
  await asNewVisitor(page);
  await page.goto(`${required('E2E_GATEWAY_URL')}/user/alerts?lang=en&country=PL&topic=rates`);
  await expect(page.getByLabel('Poland')).toBeChecked();
  await expect(page.getByLabel('VAT rates')).toBeChecked();
  await page.getByLabel('E-mail address').fill(mailbox);
  await page.getByRole('button', { name: 'Sign up for alerts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step: confirm by e-mail');
  const cms = await Cms.signIn();
  await page.goto(linkIn(await cms.lastMessage(mailbox)));
  await page.getByRole('button', { name: 'Yes, start the alerts' }).click();
  const end = page.getByRole('link', { name: 'End these alerts' });
  const ending = new URL((await end.getAttribute('href')) ?? '', page.url());

  const url = `${ending.origin}/user/alerts/unsubscribe${ending.search}`;
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('End the alerts?');
  const program = await playwright.request.newContext();
  const answer = await program.post(url, {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(204);
  expect((await program.post(url.replace('token=', 'token=x'))).status()).toBe(404);
  await program.dispose();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The alerts have ended');
});

import type { Locator, Page } from '@playwright/test';

import { Cms } from '../support/cms';
import { formOf, linkTo, newMailbox, words } from '../support/enquiry';
import { expect, test } from '../support/test';
import { asNewVisitor } from '../support/visitor';

const text = {
  ...words.de,
  add: 'Zum Angebot hinzufügen',
  offer: 'Ihr Angebot',
  ask: 'Angebot anfragen',
};

const offerBar = (page: Page) => page.getByRole('region', { name: text.offer });
const offerBarIn = (page: Page) => page.getByRole('region', { name: 'Your offer' });
const offerInForm = (page: Page) => formOf(page).getByRole('group', { name: text.offer });

for (const [device, options] of [
  ['a mouse at 1280 px', { viewport: { width: 1280, height: 800 } }],
  ['a finger at 360 px', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(`with ${device}`, () => {
    test.use(options);
    const press = (target: Locator) => ('hasTouch' in options ? target.tap() : target.click());
    test.beforeEach(({ page }) => asNewVisitor(page));

    test('two services are asked for, and the confirmation and the stored enquiry name them', async ({
      page,
    }) => {
      const mailbox = newMailbox();
      const names = ['Umsatzsteuer-Registrierung Frankreich', 'Umsatzsteuer-Registrierung Polen'];
      await page.goto('/de/cht/Services/vat');
      await page.waitForLoadState('networkidle');
      for (const name of names) {
        const row = page.locator('details').filter({ has: page.getByRole('heading', { name, exact: true }) });
        await press(row.locator('summary'));
        await press(row.getByRole('button', { name: text.add }));
      }
      await expect(offerBar(page)).toContainText('2 Leistungen');
      await press(offerBar(page).getByRole('link', { name: text.ask }));
      const form = formOf(page);
      for (const name of names) await expect(offerInForm(page)).toContainText(name);
      await form.getByLabel(text.name, { exact: true }).fill('Jörg Weiß');
      await form.getByLabel(text.email).fill(mailbox);
      await press(form.getByRole('button', { name: text.send }));
      const sent = form.getByRole('group', { name: text.sent });
      await expect(sent).toBeVisible();
      for (const name of names) await expect(sent).toContainText(name);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      const cms = await Cms.signIn();
      await page.goto(await linkTo(cms, mailbox));
      await page.getByRole('button', { name: text.confirm }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.confirmed);
      const { message } = await cms.first<{ message: string }>('enquiries', 'email', mailbox);
      for (const name of names) expect(message).toContain(`- ${name}`);
    });
  });

test('an offer stays over pages and a reload, is edited in the bar, and leaves out what is withdrawn', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('enquiry.offer'))
      sessionStorage.setItem(
        'enquiry.offer',
        JSON.stringify([{ id: 987_654, category: 'vat', name: 'Given up' }]),
      );
  });
  await page.goto('/cht/Services/vat');
  await expect(offerBarIn(page)).toContainText('No longer offered, and left out of your offer: Given up.');
  const [first] = await page.locator('details[id^=service-]').all();
  await first?.locator('summary').click();
  await first?.getByRole('button', { name: /^Add to offer/ }).click();
  await page.reload();
  await expect(offerBarIn(page).locator('summary')).toContainText('One service');
  await page.goto('/cht/price');
  await offerBarIn(page).locator('summary').click();
  await offerBarIn(page)
    .getByRole('button', { name: /^Remove from offer/ })
    .click();
  await expect(offerBarIn(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a row that an address names is open and links to the enquiry', async ({ page }) => {
    await page.goto('/cht/Services');
    await page.locator('#vat summary').click();
    await page.locator('#vat').getByRole('link', { name: 'VAT registration France' }).click();
    const row = page.locator('details:target');
    await expect(row.getByRole('link', { name: 'Ask for an offer' })).toBeVisible();
    await expect(row.getByRole('button')).toHaveCount(0);
  });
});

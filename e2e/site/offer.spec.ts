import type { Locator, Page } from '@playwright/test';

import { Cms } from '../support/cms';
import { asNewVisitor, formOf, linkTo, newMailbox, words } from '../support/enquiry';
import { expect, test } from '../support/test';

const text = {
  ...words.de,
  search: 'Suche',
  add: 'Zum Angebot hinzufügen',
  remove: 'Aus dem Angebot entfernen',
  offer: 'Ihr Angebot',
  addLine: /^Hinzufügen zum Angebot/,
  ask: 'Angebot anfragen',
};
const mostPresses = 6;

const offerBar = (page: Page) => page.getByRole('region', { name: text.offer });
const offerBarIn = (page: Page) => page.getByRole('region', { name: 'Your offer' });
const offerInForm = (page: Page) => formOf(page).getByRole('group', { name: text.offer });

for (const [device, options] of [
  ['a mouse at 1280 px', { viewport: { width: 1280, height: 800 } }],
  ['a finger at 360 px', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(`with ${device}`, () => {
    test.use(options);
    let presses = 0;
    const isTouch = 'hasTouch' in options;

    async function press(target: Locator) {
      presses += 1;
      await (isTouch ? target.tap() : target.click());
    }
    test.beforeEach(async ({ page }) => {
      presses = 0;
      await asNewVisitor(page);
    });
    test.afterEach(() => expect(presses).toBeLessThanOrEqual(mostPresses));

    test('from the search to a service, its offer and an enquiry that names it', async ({ page }) => {
      await page.goto('/de');
      await page.waitForLoadState('networkidle');
      await press(page.getByRole('banner').getByRole('button', { name: text.search, exact: true }));
      await page
        .getByRole('combobox', { name: 'Website durchsuchen' })
        .fill('Umsatzsteuer Registrierung Frankreich');
      await press(page.getByRole('option', { name: /^Umsatzsteuer-Registrierung Frankreich/ }));
      await expect(page).toHaveURL(/\/de\/cht\/Services\/vat#service-\d+$/);
      const row = page.locator('details:target');
      await expect(row).toHaveAttribute('open');
      const name = row.getByRole('heading', { name: 'Umsatzsteuer-Registrierung Frankreich' });
      await expect(name).toBeInViewport();
      const { y } = (await name.boundingBox()) ?? { y: 0 };
      const header = (await page.getByRole('banner').boundingBox()) ?? { height: 0 };
      expect(y, 'below the header').toBeGreaterThanOrEqual(header.height);
      await press(row.getByRole('button', { name: text.add }));
      await expect(row.getByRole('button', { name: text.remove })).toBeVisible();
      await press(offerBar(page).getByRole('link', { name: text.ask }));
      await expect(page).toHaveURL(/\/de\/cht\/Contact#enquiry$/);
      await expect(offerInForm(page)).toContainText('Umsatzsteuer-Registrierung Frankreich');
      await expect(formOf(page).getByLabel(text.topic)).toHaveValue('vat');
      await expect(offerBar(page)).toHaveCount(0);
    });

    test('from the prices to those of a country and an offer with its sums', async ({ page }) => {
      await page.goto('/de/cht/price');
      await page.waitForLoadState('networkidle');
      await press(
        page.getByRole('navigation', { name: 'Preise nach Land' }).getByRole('link', { name: 'Österreich' }),
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Österreich/);
      const area = page.locator('details#register');
      if (isTouch) await press(area.locator('summary'));
      const row = area.getByRole('row', { name: /^Verpackung/ }).first();
      const name = (await row.getByRole('rowheader').getByRole('link').textContent()) ?? '';
      await press(row.getByRole('button', { name: text.addLine }));
      await expect(offerBar(page).locator('summary')).toContainText(/\d\s€.*(?:einmalig|pro Jahr)/);
      await press(offerBar(page).getByRole('link', { name: text.ask }));
      await expect(offerInForm(page)).toContainText(name);
    });

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
      await expect(sent).toBeVisible({ timeout: 15_000 });
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

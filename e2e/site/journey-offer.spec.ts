import type { Locator, Page } from '@playwright/test';

import { formOf, newMailbox, words } from '../support/enquiry';
import { open } from '../support/open';
import { type Locale, localised } from '../support/routes';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';
import { asNewVisitor } from '../support/visitor';

const texts = {
  en: {
    ...words.en,
    search: 'Search',
    searchField: 'Search the site',
    query: 'VAT registration France',
    found: 'VAT registration France',
    union: 'One-Stop Shop (Union OSS)',
    registration: 'VAT registration Germany',
    austria: 'Austria',
    prices: 'Prices by country',
    packaging: /^Packaging/,
    add: /^Add to quote/,
    offer: 'Your quote',
    ask: 'Request a quote',
  },
  de: {
    ...words.de,
    search: 'Suche',
    searchField: 'Website durchsuchen',
    query: 'Umsatzsteuer Registrierung Frankreich',
    found: 'Umsatzsteuer-Registrierung Frankreich',
    union: 'One-Stop-Shop (EU-OSS)',
    registration: 'Umsatzsteuer-Registrierung Deutschland',
    austria: 'Österreich',
    prices: 'Preise nach Land',
    packaging: /^Verpackung/,
    add: /^(?:Zum Angebot hinzufügen|Hinzufügen)/,
    offer: 'Ihr Angebot',
    ask: 'Angebot anfragen',
  },
} satisfies Record<Locale, object>;

/**
 * What is counted: each click, tap, or Enter that follows a link or uses a control, from the page where the question comes
 * up to the enquiry. Typing, scrolling and the tab key are not, nor is what the enquiry itself asks for.
 */
const mostPresses = 6;

/** So many elements at most take the focus before the one that is wanted. */
const mostStops = 150;

/** Presses Enter on an element that the tab key reaches, and checks that it can be seen. */
async function pressEnterOn(page: Page, target: Locator) {
  await tabTo(page, target, mostStops);
  await expect(target).toBeInViewport();
  await page.keyboard.press('Enter');
}

/** Each journey is walked once, and each way of pressing is used once. */
const ways = [
  { journey: 'search', by: 'mouse', locale: 'en', options: { viewport: { width: 1280, height: 800 } } },
  {
    journey: 'prices',
    by: 'touch',
    locale: 'de',
    options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
  { journey: 'article', by: 'keyboard', locale: 'en', options: { viewport: { width: 1280, height: 800 } } },
] as const;

for (const { journey, by, locale, options } of ways)
  test.describe(`by ${by}, in ${locale}`, () => {
    test.use(options);
    const text = texts[locale];
    let presses = 0;

    async function press(page: Page, target: Locator) {
      presses += 1;
      if (by === 'mouse') await target.click();
      else if (by === 'touch') await target.tap();
      else await pressEnterOn(page, target);
    }
    async function start(page: Page, path: string) {
      await asNewVisitor(page);
      await open(page, localised(path, locale));
    }
    const offer = (page: Page) => page.getByRole('region', { name: text.offer });

    /** Something in view that the sticky header, the chips and the offer do not cover. */
    const expectUncovered = (target: Locator) =>
      expect
        .poll(() =>
          target.evaluate((element) => {
            const { x, y, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(x + 2, y + height / 2));
          }),
        )
        .toBe(true);

    /** Asks for what is in the offer; form, confirmation and sent message name each service. */
    async function askFor(page: Page, names: string[]) {
      await press(page, offer(page).getByRole('link', { name: text.ask }));
      await expect(page).toHaveURL(/\/cht\/Contact#enquiry$/);
      const form = formOf(page);
      for (const name of names)
        await expect(
          form.getByRole('group', { name: text.offer }).getByRole('listitem').filter({ hasText: name }),
        ).toBeVisible();
      expect(presses, 'clicks, taps or Enter').toBeLessThanOrEqual(mostPresses);
      await form.getByLabel(text.name, { exact: true }).fill('Jörg Weiß');
      await form.getByLabel(text.email).fill(newMailbox());
      const sent = page.waitForRequest(/\/api\/gateway\/.*enquiry\/save/);
      await form.getByRole('button', { name: text.send }).click();
      for (const name of names) expect((await sent).postData()).toContain(name);
      const confirmation = form.getByRole('group', { name: text.sent });
      await expect(confirmation).toBeVisible();
      for (const name of names) await expect(confirmation).toContainText(name);
    }

    if (journey === 'search')
      test('a search leads to a service, one for the whole Union, and an enquiry that names both', async ({
        page,
      }) => {
        await start(page, '/');
        await press(page, page.getByRole('banner').getByRole('button', { name: text.search, exact: true }));
        const field = page.getByRole('combobox', { name: text.searchField });
        await field.fill(text.query);
        const option = page.getByRole('option', { name: new RegExp(`^${text.found}`) });
        await press(page, option);
        await expect(page).toHaveURL(/\/cht\/Services\/vat#service-\d+$/);
        const row = page.locator('details:target');
        await expect(row).toHaveAttribute('open');
        await expectUncovered(row.getByRole('heading', { name: text.found }));
        await press(page, row.getByRole('button', { name: text.add }));
        await press(page, page.locator('#services').getByRole('link', { name: text.union }));
        await expectUncovered(row.getByRole('heading', { name: text.union }));
        await press(page, row.getByRole('button', { name: text.add }));
        await askFor(page, [text.found, text.union]);
      });

    if (journey === 'prices')
      test('prices lead to a country, two services there, and an enquiry that names both', async ({
        page,
      }) => {
        await start(page, '/cht/price');
        const countries = page.getByRole('navigation', { name: text.prices });
        await press(page, countries.getByRole('link', { name: text.austria }));
        await expect(page.getByRole('heading', { level: 1 })).toContainText(text.austria);
        const area = page.locator('details#register');
        await press(page, area.locator('summary'));
        const rows = area.getByRole('row').filter({ has: page.getByRole('button') });
        const names: string[] = [];
        for (const row of [rows.filter({ hasText: text.packaging }).first(), rows.last()]) {
          names.push((await row.getByRole('rowheader').getByRole('link').textContent()) ?? '');
          await press(page, row.getByRole('button', { name: text.add }));
        }
        expect(new Set(names).size).toBe(2);
        await expect(offer(page).locator('summary')).toContainText(/(?:€\d|\d\s€)/);
        await askFor(page, names);
      });

    if (journey === 'article')
      test('an article leads to a service, which opens in the list, and an enquiry that names it', async ({
        page,
        request,
      }) => {
        const list = await (await request.get('/cht/xmsailSchool/FinanceTaxEncy')).text();
        let address = '';
        for (const [, path = ''] of list.matchAll(/href="(\/FinanceTaxEncy\/\d+\.html)"/g)) {
          const article = await (await request.get(path)).text();
          if (!article.includes('href="/cht/Services#vat"')) continue;
          address = path;
          break;
        }
        await start(page, address);
        const reference = page.getByRole('main').locator('a[href$="/cht/Services#vat"]').first();
        await press(page, reference);
        await expect(page).toHaveURL(/\/cht\/Services#vat$/);
        const category = page.locator('details#vat');
        await expect(category).toHaveAttribute('open');
        await expectUncovered(category.getByRole('heading', { level: 3 }));
        const link = page.getByRole('link', { name: text.registration });
        await expect(link).toHaveAttribute('aria-expanded', 'false');
        await press(page, link);
        const row = category.getByRole('listitem').filter({ has: link });
        await press(page, row.getByRole('button', { name: text.add }));
        await askFor(page, [text.registration]);
      });
  });

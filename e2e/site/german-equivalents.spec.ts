import { expectAccessible } from '../support/axe';
import { locales, localised } from '../support/routes';
import { expect, test } from '../support/test';

// Shows (requirements, 2.13).

const names = { en: 'German equivalents', de: 'Deutsche Entsprechungen' };

for (const locale of locales)
  test(`German equivalents have definitions in both languages and links to texts that use them, in ${locale}`, async ({
    page,
    request,
  }) => {
    const other = locale === 'de' ? 'en' : 'de';
    await page.goto(localised('/cht/GermanEquivalents', locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[locale]);
    const table = page.locator('#terms table');
    const terms = await table.locator('tbody').count();
    expect(terms).toBeGreaterThanOrEqual(40);
    await expect(table.locator(`tbody tr:nth-child(2) td[lang=${locale}]`)).toHaveCount(terms);
    await expect(table.locator(`tbody tr:nth-child(2) td[lang=${other}]`)).toHaveCount(terms);

    const linked = async () => {
      const links = await table
        .getByRole('link')
        .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
      expect(links.length).toBeGreaterThan(terms);
      return [...new Set(links)];
    };
    const gone: string[] = [];
    for (const href of await linked()) if (!(await request.get(href)).ok()) gone.push(href);
    // Other tests publish texts that use a term, and delete them: the page follows.
    await expect(async () => {
      await page.reload();
      expect((await linked()).filter((href) => gone.includes(href))).toEqual([]);
    }).toPass();
    await expectAccessible(page);
  });

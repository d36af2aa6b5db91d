import { expect, test } from '../support/test';

// Shows (requirements, 2.6).

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('articles are found by topic and country, and the way back keeps the choice', async ({ page }) => {
    await page.goto('/cht/xmsailSchool');
    const choices = (name: string) => page.getByRole('main').getByRole('navigation', { name, exact: true });
    await choices('Countries')
      .getByRole('link', { name: /^Poland/ })
      .click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Articles: Poland');
    await choices('Topics').getByRole('link', { name: /^VAT/ }).click();
    await expect(page).toHaveURL(/\/cht\/xmsailSchool\/articles\?topic=vat&country=PL$/);
    await expect(title).toHaveText('Articles: VAT, Poland');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ articles$/);
    await page.goBack();
    await expect(title).toHaveText('Articles: Poland');
    await expect(choices('Countries').locator('[aria-current]')).toContainText('Poland');

    await page.goto('/de/cht/xmsailSchool/articles?topic=textile&country=PL');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/noch keinen Artikel/);
  });
});

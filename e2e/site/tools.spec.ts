import { localised, locales } from '../support/routes';
import { expect, test } from '../support/test';

/** Pages that one comes to for their search, form, list or film, and its first control. */
const tools = [
  ['/cht/calculate', 'fieldset'],
  ['/cht/price', 'nav a'],
  ['/cht/commonQuestion', 'input'],
  ['/questionAnswer', 'input'],
  ['/cht/ResourcesDoc', 'input'],
  ['/cht/ResourcesSearch', 'input'],
  ['/cht/Contact', 'form input'],
  ['/freeTrial', 'form input'],
  ['/operationManual', 'ol a'],
  ['/videoCourse', 'button'],
  ['/information', 'nav li'],
  ['/cht/Services', 'nav a'],
] as const;

for (const locale of locales)
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1280, 800],
  ] as const)
    test(`in ${locale} the controls of tools are on the first screen of ${width} × ${height} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      for (const [path, control] of tools) {
        await page.goto(localised(path, locale));
        const first = page.getByRole('main').locator(`section ${control}`).first();
        const box = await first.boundingBox();
        if (!box) throw new Error(`${path} has no control.`);
        expect(Math.min(box.y + box.height, box.y + 44), path).toBeLessThanOrEqual(height);
      }
    });

test('the contents of an article mark the chapter that is read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/cht/xmsailSchool');
  await page.locator('main a[href$=".html"]').first().click();
  await expect(page).toHaveURL(/\.html$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-early');
  const contents = page.locator('[data-contents]');
  const links = contents.getByRole('link');
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  await links.nth(1).click();
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'location');
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
});

import { expectAccessible } from '../support/axe';
import { required } from '../support/environment';
import { localised, locales, resolveRoute, routes } from '../support/routes';
import { expect, test } from '../support/test';

for (const route of routes) {
  for (const locale of locales) {
    test.describe(`${route} in ${locale}`, () => {
      test('is a complete page', async ({ page, request }) => {
        const path = localised(await resolveRoute(request, route), locale);
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page).toHaveTitle(/官网_/);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('h1')).not.toBeEmpty();
        const alternates = page.locator('link[rel="alternate"][hreflang]');
        await expect(alternates).toHaveCount(3);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          new RegExp(`^${required('E2E_SITE_URL')}(/|$)`),
        );
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
      });

      test('fits a phone', async ({ page, request }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(localised(await resolveRoute(request, route), locale));
        await page.waitForLoadState('networkidle');
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, 'scroll width at 320 px').toBeLessThanOrEqual(320);
        await expectAccessible(page);
      });
    });
  }
}

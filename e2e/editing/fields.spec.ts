import { enterAdmin, openAdmin } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

test('a price is typed as people write it, and its folded row shows it', async ({ page, context }) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'editor' });
  const price = { label: 'Registration', amount: 49900, currency: 'EUR', unit: 'once', vatMode: 'net' };
  const id = await cms.add('services', {
    ...{ serverName: `Priced ${Date.now()}`, summary: 'A summary.', category: 'vat', _status: 'draft' },
    prices: [{ ...price, validFrom: '2026-01-01T12:00:00.000Z' }],
  });
  const row = page.locator('#prices-row-0');
  await openAdmin(page, `/collections/services/${id}?locale=en`);
  await expect(row).toContainText('Price 1 · Registration · €499');
  await row.getByRole('button', { name: 'Toggle block' }).click();
  const amount = row.locator('#field-prices__0__amount');
  await expect(amount).toHaveValue('499.00');
  await amount.fill('1.499,50');
  await expect(row).toContainText('Price 1 · Registration · €1,499.50');
  const saved = async () => {
    const { prices } = await cms.read<{ prices: (typeof price)[] }>(`services/${id}?draft=true&depth=0`);
    return prices.map(({ amount: stored }) => stored);
  };
  await expect.poll(saved).toEqual([149950]);
});

test('the site crops an image around the focal point that the admin sets', async ({
  page,
  context,
  request,
}) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'editor' });
  await openAdmin(page, '/collections/media/create?locale=en');
  const buffer = await page.screenshot();
  const name = `focus-${Date.now()}`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer });
  await page.locator('#field-alt').fill('The form of an image.');
  await page.locator('#field-otherAlt').fill('Das Formular eines Bildes.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\/collections\/media\/\d+/);
  const image = Number(/media\/(\d+)/.exec(page.url())?.[1]);
  const { id } = await cms.createArticle('With a cover', 'draft');
  await cms.change('articles', id, { cover: image, _status: 'published' });

  await page.getByRole('button', { name: 'Edit Image' }).click();
  await page.getByRole('spinbutton').nth(2).fill('20');
  await page.getByRole('spinbutton').nth(3).fill('80');
  await page.getByRole('button', { name: 'Apply Changes' }).click();
  const answer = page.waitForResponse(`**/cms-api/media/${image}?*`);
  await page.getByRole('button', { name: 'Save' }).click();
  await answer;
  await cms.siteTold(`media:${image}`);
  const html = await (await request.get(`/companyEncy/${id}.html`)).text();
  const cover = (html.match(/<img [^>]*>/g) ?? []).find((tag) => tag.includes(name));
  expect(cover).toContain('The form of an image.');
  expect(cover).toContain('object-position:20% 80%');

  await cms.deleteArticle(id);
  await cms.remove('media', image);
});

import { enterAdmin, openAdmin } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

test('what an editor deletes is gone from the site, stands in the trash, and comes back as it was', async ({
  page,
  context,
  request,
  problems,
}) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'editor' });
  const title = `Deleted by mistake ${Date.now()}`;
  const { id } = await cms.createArticle(title, 'published');
  const status = async () => (await request.get(`/companyEncy/${id}.html`)).status();
  await cms.siteTold();
  expect(await status()).toBe(200);
  problems.wantStatus(404);

  await openAdmin(page, `/collections/articles/${id}`);
  await expect(page.locator('#field-title')).toHaveValue(title);
  await page.locator('.doc-controls__dots').click();
  await page.locator('#action-delete').click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(/\/collections\/articles(\?|$)/);
  await cms.siteTold();
  expect(await status()).toBe(404);

  await openAdmin(page, '/collections/articles/trash');
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toBeVisible();
  await openAdmin(page, `/collections/articles/trash/${id}`);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: title });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(/\/collections\/articles\/\d+/);
  await cms.siteTold();
  expect(await status()).toBe(200);
  expect(await (await request.get(`/companyEncy/${id}.html`)).text()).toContain(title);
});

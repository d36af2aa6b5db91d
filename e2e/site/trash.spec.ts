import { admin, enterAdmin } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

const soon = { timeout: 20_000, intervals: [250] };

test('what an editor deletes is gone from the site, stands in the trash, and comes back as it was', async ({
  page,
  context,
  request,
  problems,
}) => {
  const cms = await Cms.signIn();
  const editor = await enterAdmin(context, cms, { role: 'editor' });
  const title = `Deleted by mistake ${Date.now()}`;
  const { id } = await cms.createArticle(title, 'published');
  const status = async () => (await request.get(`/companyEncy/${id}.html`)).status();
  await expect.poll(status, soon).toBe(200);
  problems.wantStatus(404);

  await page.goto(admin(`/collections/articles/${id}`));
  await expect(page.locator('#field-title')).toHaveValue(title);
  await expect(async () => {
    await page.locator('.doc-controls__dots').click();
    await page.locator('#action-delete').click({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/collections\/articles(\?|$)/);
  await expect.poll(status, soon).toBe(404);

  await page.goto(admin('/collections/articles/trash'));
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toBeVisible();
  await page.goto(admin(`/collections/articles/trash/${id}`));
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: title });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(status, soon).toBe(200);
  expect(await (await request.get(`/companyEncy/${id}.html`)).text()).toContain(title);

  await page.goto('about:blank');
  await cms.deleteArticle(id);
  await cms.remove('users', editor);
});

import { admin, enterAdmin } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

test('an editor sees where an article is used before it goes, and its dead links after', async ({
  page,
  context,
}) => {
  const cms = await Cms.signIn();
  const editor = await enterAdmin(context, cms, { role: 'editor' });
  const name = `Linked ${Date.now()}`;
  const { id } = await cms.createArticle(name, 'published');
  const address = `/companyEncy/${id}.html`;
  const actions = [{ label: 'Read it', url: address, emphasis: 'primary' }];
  const blocks = [{ blockType: 'callToAction', heading: 'Read', text: 'This article.', actions }];
  const uid = `uses-${Date.now()}`;
  const title = `Campaign ${uid}`;
  const campaign = await cms.add('pages', { title, uid, blocks, _status: 'published' });

  await page.goto(admin(`/collections/articles/${id}`));
  const uses = page.getByRole('region', { name: 'Where it is used' });
  await expect(uses).toContainText('Linked from');
  await expect(uses.getByRole('link', { name: title })).toBeVisible();

  // In a list, of several at once.
  await page.goto(admin(`/collections/articles?search=${encodeURIComponent(name)}`));
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(async () => {
    await row.getByRole('checkbox').check({ timeout: 1_000 });
    await page.getByRole('button', { name: 'Unpublish' }).click({ timeout: 1_000 });
  }).toPass();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toContainText(title);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // In the document itself.
  await page.goto(admin(`/collections/articles/${id}`));
  await expect(uses).toContainText(title);
  await expect(async () => {
    await page.locator('.doc-controls__dots').click();
    await page.locator('#action-unpublish').click({ timeout: 2_000 });
  }).toPass();
  await expect(dialog.getByRole('status')).toContainText(title);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);

  // The report follows by itself.
  await page.goto(admin('/dead-links'));
  const dead = page.getByRole('row').filter({ hasText: address });
  await expect(dead).toContainText('no published page');
  await expect(dead.getByRole('link', { name: title })).toHaveAttribute('href', /\/pages\/\d+$/);
  await cms.change('articles', id, { _status: 'published' });
  await expect(dead).toHaveCount(0);

  await cms.remove('pages', campaign);
  await cms.deleteArticle(id);
  await cms.remove('users', editor);
});

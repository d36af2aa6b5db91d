import { enterAdmin, openAdmin } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

test('an editor sees where an article is used before it goes, and its dead links after', async ({
  page,
  context,
}) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'editor' });
  const name = `Linked ${Date.now()}`;
  const { id } = await cms.createArticle(name, 'published');
  const address = `/companyEncy/${id}.html`;
  const actions = [{ label: 'Read it', url: address, emphasis: 'primary' }];
  const blocks = [{ blockType: 'callToAction', heading: 'Read', text: 'This article.', actions }];
  const uid = `uses-${Date.now()}`;
  const title = `Campaign ${uid}`;
  await cms.add('pages', { title, uid, blocks, _status: 'published' });

  await openAdmin(page, `/collections/articles/${id}`);
  const uses = page.getByRole('region', { name: 'Where it is used' });
  await expect(uses).toContainText('Linked from');
  await expect(uses.getByRole('link', { name: title })).toBeVisible();

  // In a list, of several at once.
  await openAdmin(page, `/collections/articles?search=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toContainText(title);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // In the document itself.
  await openAdmin(page, `/collections/articles/${id}`);
  await expect(uses).toContainText(title);
  await page.locator('.doc-controls__dots').click();
  await page.locator('#action-unpublish').click();
  await expect(dialog.getByRole('status')).toContainText(title);
  await expect(dialog.getByRole('status')).toContainText(`404 here, in every language: ${address}`);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);

  // The report follows by itself.
  await openAdmin(page, '/dead-links');
  const dead = page.getByRole('row').filter({ hasText: address });
  await expect(dead).toContainText('no published page');
  await expect(dead.getByRole('link', { name: title })).toHaveAttribute('href', /\/pages\/\d+$/);
  await cms.change('articles', id, { _status: 'published' });
  await expect(dead).toHaveCount(0);
});

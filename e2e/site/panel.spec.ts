import { admin, enterAdmin } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

test('an open list of pages follows what is published, and the 404 page is one of them', async ({
  page,
  context,
  request,
}) => {
  const cms = await Cms.signIn();
  const editor = await enterAdmin(context, cms, { role: 'editor' });
  await page.goto(admin('/site-pages'));
  const rowOf = (address: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: address, exact: true }) });
  await expect(rowOf('/404')).toHaveCount(1);

  const { id } = await cms.createArticle(`Followed ${Date.now()}`, 'published');
  const address = `/companyEncy/${id}.html`;
  // Five seconds on a quiet machine; the other tests keep this one busy.
  await expect(rowOf(address)).toContainText('up to date');

  // Whatever is on every page is on the 404 page too.
  const notFound = rowOf('/404').locator('[data-label="Rendered"] time');
  const before = await notFound.getAttribute('datetime');
  await rowOf('/404').getByRole('button', { name: 'Refresh now' }).click();
  await expect(notFound).not.toHaveAttribute('datetime', before ?? '');
  expect((await request.get('/no/such/page')).status()).toBe(404);

  await cms.deleteArticle(id);
  await expect(rowOf(address)).toContainText('404');
  await page.close();
  await cms.remove('users', editor);
});

import { admin, enterAdmin, follow } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

test('the first page shows an editor what waits, and leads there', async ({ page, context }) => {
  const cms = await Cms.signIn();
  const title = `Begun ${Date.now()}`;
  const { id } = await cms.createArticle(title, 'draft');
  const editor = await enterAdmin(context, cms, { role: 'editor' });
  await page.goto(admin(`/collections/articles/${id}?locale=en`));
  await page.locator('#field-title').fill(`${title}, mine`);
  const saved = async () => (await cms.read<{ title: string }>(`articles/${id}?draft=true&depth=0`)).title;
  await expect.poll(saved).toBe(`${title}, mine`);

  await page.goto(admin(''));
  const drafts = page.getByRole('region', { name: 'My drafts' });
  await expect(drafts).toContainText(`Article: ${title}, mine`);
  for (const name of ['Scheduled', 'Late or failed', 'Enquiries waiting', 'What readers did'])
    await expect(page.getByRole('region', { name })).toBeVisible();
  await expectAccessible(page, 'component', '.dashboard-panels');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  await drafts.getByRole('link', { name: `${title}, mine` }).click();
  await page.waitForURL(`**/articles/${id}`);
  await page.close();
  await cms.deleteArticle(id);
  await cms.remove('users', editor);
});

test('pages are listed by title and status, searched and filtered', async ({ page, context }) => {
  const cms = await Cms.signIn();
  const editor = await enterAdmin(context, cms, { role: 'editor' });
  await page.goto(admin('/collections/pages?locale=en'));
  for (const name of ['Title', 'Status'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  const filters = page.getByRole('navigation', { name: 'Show' });
  await follow(filters.getByRole('link', { name: 'Campaign pages' }), () =>
    expect(filters.locator('[aria-current]')).toHaveText('Campaign pages'),
  );
  await expect(page.getByRole('row').filter({ hasText: 'packaging-check' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'IncorporationHK' })).toHaveCount(0);
  await page.goto(admin('/collections/pages?search=packaging-check'));
  await expect(page.getByRole('row').filter({ hasText: 'packaging-check' })).toBeVisible();
  await page.close();
  await cms.remove('users', editor);
});

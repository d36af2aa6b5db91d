import { admin, enterAdmin, openAdmin } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

test('until its scripts run, a page of the admin takes neither clicks nor keys', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await enterAdmin(context, await Cms.signIn(), { role: 'editor' });
  const page = await context.newPage();
  await page.goto(admin('/guide'));
  const link = page.locator('a[href="/admin/schedules"]').first();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCount(0);
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.click(x + 4, y + 4);
  expect(page.url()).toBe(admin('/guide'));
  await context.close();
});

test('the first page shows an editor what waits, and leads there', async ({ page, context }) => {
  const cms = await Cms.signIn();
  const title = `Begun ${Date.now()}`;
  const { id } = await cms.createArticle(title, 'draft');
  await enterAdmin(context, cms, { role: 'editor' });
  await openAdmin(page, `/collections/articles/${id}?locale=en`);
  await page.locator('#field-title').fill(`${title}, mine`);
  const saved = async () => (await cms.read<{ title: string }>(`articles/${id}?draft=true&depth=0`)).title;
  await expect.poll(saved).toBe(`${title}, mine`);

  await openAdmin(page, '');
  const drafts = page.getByRole('region', { name: 'My drafts' });
  await expect(drafts).toContainText(`Article: ${title}, mine`);
  for (const name of [
    'Scheduled',
    'Late or failed',
    'Waiting for me',
    'Comments for me',
    'Enquiries waiting',
    'What readers did',
  ])
    await expect(page.getByRole('region', { name })).toBeVisible();
  await expectAccessible(page, 'component', '.dashboard-panels');
  await drafts.getByRole('link', { name: `${title}, mine` }).click();
  await page.waitForURL(`**/articles/${id}`);

  await openAdmin(page, '');
  const search = page.getByRole('searchbox', { name: 'Words, address or number' });
  await search.fill(`${title} mine`);
  await search.press('Enter');
  await expect(page.getByRole('status')).toContainText('One document was found.');
  await page.getByRole('link', { name: `${title}, mine` }).click();
  await page.waitForURL(`**/articles/${id}`);
});

test('the first page counts rules that nobody has checked in time, and leads to them', async ({
  page,
  context,
}) => {
  const cms = await Cms.signIn();
  const name = `Unchecked ${Date.now()}`;
  const days = { effective: '2026-01-01', lastCheck: '2026-01-01', nextCheck: '2026-02-01' };
  await cms.add('rules', { name, ...days });
  await enterAdmin(context, cms, { role: 'editor' });
  await openAdmin(page, '');
  await page
    .getByRole('region', { name: 'Late or failed' })
    .getByRole('link', { name: /overdue for their check|rule is overdue/ })
    .click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('2026-02-01, overdue');
  await expect(
    page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'overdue' }),
  ).toHaveAttribute('aria-current', 'page');
});

test('pages are listed by title and status, searched and filtered, and obligations with their services', async ({
  page,
  context,
}) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'editor' });
  await openAdmin(page, '/collections/pages?locale=en&search=packaging-check');
  await expect(page.getByRole('row').filter({ hasText: 'packaging-check' })).toBeVisible();
  for (const name of ['Title', 'Status'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  const filters = page.getByRole('navigation', { name: 'Show' });
  await filters.getByRole('link', { name: 'Campaign pages' }).click();
  await expect(filters.locator('[aria-current]')).toHaveText('Campaign pages');
  await expect(page.getByRole('row').filter({ hasText: 'packaging-check' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'IncorporationHK' })).toHaveCount(0);
  await filters.getByRole('link', { name: 'Guides to countries' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Sell in Austria' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'packaging-check' })).toHaveCount(0);

  await openAdmin(page, '/obligations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obligations and services');
  const person = page.getByRole('row').filter({ hasText: 'Responsible person in the Union' });
  await expect(person).toContainText('Company outside the Union');
  await expect(person).toContainText('not beside: CE marking and declaration of conformity, Toy safety');
  await expect(person.getByRole('link', { name: /GPSR/ })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Toys: digital product passport' })).toContainText(
    'No service.',
  );
});

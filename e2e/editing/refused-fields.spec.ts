import { enterAdmin, openAdmin } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

test('a text counts its characters, and a refused article leads to the field that is the reason, in its tab', async ({
  page,
  context,
  problems,
}) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'editor' });
  const { id } = await cms.createArticle('A title', 'draft');
  await openAdmin(page, `/collections/articles/${id}?locale=en`);
  const tabs = page.locator('.tabs-field__tab-button');
  await tabs.first().click();
  const title = page.locator('#field-title');
  const field = page.locator('.field-type').filter({ has: title });
  await expect(field.getByText('7 of 160 characters')).toBeVisible();
  await title.fill('x'.repeat(161));
  await expect(field.getByText('(now 161)')).toBeVisible();
  await expect(
    field.getByRole('status').filter({ hasText: 'Please shorten to 160 characters' }),
  ).toBeVisible();

  await tabs.last().click();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  const refused = page.getByRole('region', { name: 'One field has to be corrected' });
  await refused.getByRole('button', { name: 'Title' }).click();
  await expect(title).toBeFocused();
  await refused.getByRole('button', { name: 'Close' }).click();
  await expect(refused).toHaveCount(0);
  problems.wantStatus(400);
});

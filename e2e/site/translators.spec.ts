import { admin, enterAdmin } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

test('a translator into German finds what changed and what is missing, and says that a translation is right', async ({
  page,
  context,
}) => {
  const cms = await Cms.signIn();
  const title = `Translated ${Date.now()}`;
  const { id } = await cms.createArticle(title, 'draft');
  const translator = await enterAdmin(context, cms, { role: 'translator', language: 'de' });

  // The new article has no German at all.
  await page.goto(admin(''));
  const missing = page.getByRole('region', { name: 'Missing in German' });
  await expect(missing).toBeVisible();
  await expect(page.getByRole('region', { name: 'Enquiries waiting' })).toHaveCount(0);
  await missing.getByRole('link', { name: 'All translations' }).click();
  await expect(page.getByRole('heading', { name: 'Translations', level: 1 })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText(/\d+ texts/);

  // The form opens in German, with the English text beside the field.
  await page.goto(admin(`/collections/articles/${id}`));
  await expect(page.locator('.localizer')).toContainText('German');
  const field = page.locator('.field-type.text', { has: page.locator('#field-title') });
  await expect(field.locator('.other-language')).toContainText(title);
  await page.locator('#field-title').fill('Übersetzt');
  const german = async () =>
    (await cms.read<{ title: string }>(`articles/${id}?draft=true&depth=0&locale=de`)).title;
  await expect.poll(german).toBe('Übersetzt');

  // A form that is left is free for others.
  await page.goto('about:blank');
  await expect(() => cms.retitle(id, `${title}, again`, 'draft')).toPass();
  await page.goto(admin(`/collections/articles/${id}`));
  await expect(field.locator('.other-language')).toContainText(
    'This text has changed after it was translated.',
  );
  const state = page.locator('.changed-texts');
  await expect(state).toContainText('Title');
  await state.getByRole('button', { name: 'The translation is still right' }).click();
  await expect(state).toHaveCount(0);
  await expect(field.locator('.other-language__changed')).toHaveCount(0);

  await cms.retitle(id, `${title}, once more`, 'draft');
  await page.goto(admin('/translations?show=changed'));
  const changed = page.getByRole('row').filter({ hasText: 'Übersetzt' });
  await expect(changed.getByRole('link')).toHaveAttribute('href', new RegExp(`articles/${id}\\?locale=de$`));
  await changed.getByRole('button').click();
  await expect(changed).toHaveCount(0);

  await page.close();
  await cms.deleteArticle(id);
  await cms.remove('users', translator);
});

import { enterAdmin, openAdmin } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

test('a translator into German finds what changed and what is missing, and says that a translation is right', async ({
  page,
  context,
}) => {
  const cms = await Cms.signIn();
  const title = `Translated ${Date.now()}`;
  const { id } = await cms.createArticle(title, 'draft');
  await enterAdmin(context, cms, { role: 'translator', language: 'de' });

  // The new article has no German at all.
  await openAdmin(page, '');
  const missing = page.getByRole('region', { name: 'Missing in German' });
  await expect(missing).toBeVisible();
  await expect(page.getByRole('region', { name: 'Enquiries waiting' })).toHaveCount(0);
  await missing.getByRole('link', { name: 'All translations' }).click();
  await expect(page.getByRole('heading', { name: 'Translations', level: 1 })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText(/\d+ texts/);

  // The form opens in German, with the English text beside the field.
  await openAdmin(page, `/collections/articles/${id}`);
  await expect(page.locator('.localizer')).toContainText('German');
  const field = page.locator('.field-type.text', { has: page.locator('#field-title') });
  await expect(field.locator('.other-language')).toContainText(title);
  await page.locator('#field-title').fill('Übersetzt');
  const german = async () =>
    (await cms.read<{ title: string }>(`articles/${id}?draft=true&depth=0&locale=de`)).title;
  await expect.poll(german).toBe('Übersetzt');
  // Schedules are not for translators (who could not add one either: gateway/src/plugins/schedules/schedules.payload.test.ts).
  await page.locator('#action-save-popup button').click();
  await expect(page.getByRole('button', { name: 'Publish in German' })).toBeVisible();
  await expect(page.locator('#schedule-publish')).toBeHidden();

  await cms.retitle(id, `${title}, again`, 'draft');
  await openAdmin(page, `/collections/articles/${id}`);
  await expect(field.locator('.other-language')).toContainText(
    'This text has changed after it was translated.',
  );
  const state = page.locator('.changed-texts');
  await expect(state).toContainText('Title');
  await state.getByRole('button', { name: 'The translation is still right' }).click();
  await expect(state).toHaveCount(0);
  await expect(field.locator('.other-language__changed')).toHaveCount(0);

  await cms.retitle(id, `${title}, once more`, 'draft');
  await openAdmin(page, '/translations?show=changed');
  const changed = page.getByRole('row').filter({ hasText: 'Übersetzt' });
  await expect(changed.getByRole('link')).toHaveAttribute('href', new RegExp(`articles/${id}\\?locale=de$`));
  await changed.getByRole('button').click();
  await expect(changed).toHaveCount(0);
});

// The other fields stay as they are: gateway/test/payload/partialSaves.test.ts.
test('a translator changes one text of several documents at once', async ({ page, context }) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'translator', language: 'de' });
  const ids: number[] = [];
  for (const name of ['One', 'Two']) ids.push((await cms.createArticle(`${name} of several`, 'draft')).id);

  await openAdmin(page, `/collections/articles?locale=de&where[id][in]=${ids.join()}`);
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await page.locator('.select-all input').check();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Editing 2 Articles' })).toBeVisible();
  const drawer = page.locator('.drawer');
  await drawer.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Title in search results', exact: true }).click();
  await drawer.locator('#field-metaTitle').fill('Gemeinsamer Titel');
  await drawer.getByRole('button', { name: 'Save Draft' }).click();
  await expect(drawer).toHaveCount(0);

  for (const [index, id] of ids.entries()) {
    const draft = await cms.read<Record<string, unknown>>(`articles/${id}?locale=all&draft=true&depth=0`);
    expect(draft.metaTitle).toMatchObject({ en: expect.anything(), de: 'Gemeinsamer Titel' });
    expect(draft.title).toMatchObject({ en: `${['One', 'Two'][index]} of several` });
  }
});

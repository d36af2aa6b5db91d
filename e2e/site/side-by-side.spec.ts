import { admin, enterAdmin } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

/** A form of the admin fetches what it shows. */
const patient = { timeout: 20_000 };

test.use({ viewport: { width: 1440, height: 900 } });

test('both languages of an article stand at the same height and are written in one form', async ({
  page,
  context,
}) => {
  const cms = await Cms.signIn();
  const editor = await enterAdmin(context, cms, { role: 'editor' });
  const { id } = await cms.createArticle('In English', 'draft');
  await page.goto(admin(`/collections/articles/${id}?locale=en`));
  await page.locator('.tabs-field__tab-button').first().click();
  const english = page.locator('#field-title');
  const german = page.getByRole('textbox', { name: 'German' }).first();
  await expect(german).toBeVisible(patient);
  const [left, right] = [await english.boundingBox(), await german.boundingBox()];
  expect(Math.abs((left?.y ?? 0) - (right?.y ?? 99)), 'px between their tops').toBeLessThanOrEqual(2);
  expect(right?.x ?? 0).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));

  await german.fill('Auf Deutsch');
  await english.fill('In plain English');
  const text = page.locator('.rich-text-lexical .other-language [contenteditable="true"]').first();
  await expect(text).toBeVisible(patient);
  await text.focus();
  await page.keyboard.type('Ein deutscher Satz.');
  const draft = () =>
    cms.read<{ title: unknown; content: unknown }>(`articles/${id}?draft=true&depth=0&locale=all`);
  await expect
    .poll(async () => (await draft()).title, patient)
    .toEqual({ en: 'In plain English', de: 'Auf Deutsch' });
  await expect
    .poll(async () => JSON.stringify((await draft()).content), patient)
    .toContain('Ein deutscher Satz.');

  await cms.deleteArticle(id);
  await cms.remove('users', editor);
});

import { enterAdmin, openAdmin } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

test('both languages of an article stand at the same height and are written in one form; on a phone a preview leaves room to write', async ({
  page,
  context,
}) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'editor' });
  const { id } = await cms.createArticle('A title that is longer than any phone is wide', 'draft');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAdmin(page, `/collections/articles/${id}?locale=en`);
  await page.locator('.tabs-field__tab-button').first().click();
  const english = page.locator('#field-title');
  const german = page.getByRole('textbox', { name: 'German' }).first();
  await expect(german).toBeVisible();
  const [left, right] = [await english.boundingBox(), await german.boundingBox()];
  expect(Math.abs((left?.y ?? 0) - (right?.y ?? 99)), 'px between their tops').toBeLessThanOrEqual(2);
  expect(right?.x ?? 0).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));

  await german.fill('Auf Deutsch');
  await english.fill('In plain English');
  const text = page.locator('.rich-text-lexical .other-language [contenteditable="true"]').first();
  await text.focus();
  await page.keyboard.type('Ein deutscher Satz.');
  const draft = () =>
    cms.read<{ title: unknown; content: unknown }>(`articles/${id}?draft=true&depth=0&locale=all`);
  await expect.poll(async () => JSON.stringify((await draft()).content)).toContain('Ein deutscher Satz.');
  expect((await draft()).title).toEqual({ en: 'In plain English', de: 'Auf Deutsch' });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('#live-preview-toggler').click();
  const preview = page.locator('.live-preview-window');
  await expect(preview).toBeVisible();
  const [above, below] = [await preview.boundingBox(), await english.boundingBox()];
  expect(above?.height ?? 999, 'px of the preview').toBeLessThan(844 / 2);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  expect(below?.width ?? 0, 'px for the title').toBeGreaterThan(300);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, 'px that form and preview are too wide').toBeLessThanOrEqual(0);
});

import { admin, enterAdmin, formReady } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

/** A text that is missing in a language is null once the document has any text in it. */
const withoutNull = (document: object) =>
  JSON.parse(JSON.stringify(document, (_key, value: unknown) => value ?? undefined)) as object;

test('a translator changes one text of several documents at once; everything else in them stays', async ({
  page,
  context,
}) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'translator', language: 'de' });
  const sources = [{ title: 'A register', url: 'https://example.com/register' }];
  const ids: number[] = [];
  for (const name of ['One', 'Two'])
    ids.push((await cms.createArticle(`${name} of several`, 'published', { sources })).id);
  const draftOf = (id: number) =>
    cms.read<Record<string, unknown>>(`articles/${id}?locale=all&draft=true&depth=0`);
  const before = await Promise.all(ids.map(draftOf));

  await page.goto(admin(`/collections/articles?locale=de&where[id][in]=${ids.join()}`));
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

  const after = await Promise.all(ids.map(draftOf));
  const changed: Record<string, unknown> = { updatedAt: expect.anything(), savedBy: expect.anything() };
  after.forEach((article, index) => {
    const { metaTitle } = before[index] as { metaTitle: object };
    expect(withoutNull(article)).toEqual({
      ...withoutNull(before[index] ?? {}),
      ...changed,
      _status: 'draft',
      metaTitle: { ...metaTitle, de: 'Gemeinsamer Titel' },
    });
  });
  await page.goto('about:blank');
});

test('who saved a global is named beside it', async ({ page, context }) => {
  const cms = await Cms.signIn();
  const name = `Nora ${Date.now()}`;
  await enterAdmin(context, cms, { role: 'editor', name });
  await page.goto(admin('/globals/anniversary?locale=en'));
  const title = page.locator('#field-title');
  await formReady(page);
  const { title: published } = await cms.global<{ title: string }>('anniversary');
  await title.fill(`${published}, once more`);
  const history = page.getByRole('region', { name: 'Who did what' });
  await expect(history.getByRole('listitem').first()).toContainText(name);
  await page.getByRole('button', { name: 'Revert to published' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(title).toHaveValue(published);
  await page.goto('about:blank');
});

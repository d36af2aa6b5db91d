import { enterAdmin, openAdmin } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

test.use({ timezoneId: 'America/New_York' });

test('reverting to published changes the draft of one language, and times are those of the editor', async ({
  page,
  context,
}) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'editor' });
  const title = `Published ${Date.now()}`;
  const { id } = await cms.createArticle(title, 'published');
  await cms.changeDraft('articles', id, 'en', { title: 'Unfinished English' });
  await cms.changeDraft('articles', id, 'de', { title: 'Unfinished German' });
  const titleOf = async (query: string) =>
    (await cms.read<{ title: unknown }>(`articles/${id}?locale=all&depth=0&${query}`)).title;
  const published = await titleOf('');

  await openAdmin(page, `/collections/articles/${id}?locale=en`);
  const history = page.getByRole('region', { name: 'Who did what' });
  await expect(history.getByRole('link').first()).toContainText(/ GMT[−-][45]/);
  await page.getByRole('button', { name: 'Revert to published' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The site has not changed.')).toBeVisible();
  await expect(page.locator('#field-title')).toHaveValue(title);
  expect(await titleOf('')).toEqual(published);
  expect(await titleOf('draft=true')).toEqual({ en: title, de: 'Unfinished German' });
  // The other language still differs; once it does not, nothing is changed.
  const status = page.locator('.status__value');
  await expect(status).toHaveText('Changed');
  await openAdmin(page, `/collections/articles/${id}?locale=de`);
  await page.getByRole('button', { name: 'Revert to published' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(status).toHaveText('Published');
});

import { enterAdmin, openAdmin, publishChanges } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

test('an editor searches for the target of a link and shares the readable address of an article', async ({
  page,
  context,
  request,
}) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'editor' });
  const title = `Opening of a warehouse ${Date.now()}`;
  const { id } = await cms.createArticle(title, 'published');
  const alias = `/companyEncy/${id}.html`;

  // A plain link field: that of a redirect.
  await openAdmin(page, '/collections/redirects/create');
  await page.getByRole('button', { name: 'Choose a page or file' }).click();
  const search = page.getByRole('searchbox', { name: 'Search pages, articles, services and files' });
  await expect(search).toBeFocused();
  await search.fill('no such words at all');
  await expect(page.getByText('Nothing published has these words in its title.')).toBeVisible();
  await search.fill(title.toLowerCase());
  await page.getByRole('region', { name: 'Articles' }).getByRole('button', { name: title }).click();
  await expect(page.locator('#field-to')).toHaveValue(alias);
  await expect(search).toBeHidden();

  // A link within a text.
  await openAdmin(page, `/collections/articles/${id}?locale=en`);
  const text = page.locator('.rich-text-lexical [contenteditable="true"]').first();
  await expect(text).toBeVisible();
  await text.locator('p').first().dblclick();
  const toolbar = page.locator('.fixed-toolbar').first();
  // Once the selection is known, the toolbar names the format of the text, which moves its buttons.
  await expect(toolbar.getByText('Normal Text')).toBeVisible();
  await toolbar.locator('.toolbar-popup__button-link').click();
  await page.getByRole('button', { name: 'Choose a page or file' }).click();
  await search.fill('/cht/price');
  await page
    .getByRole('region', { name: 'Pages' })
    .getByRole('button', { name: /\/cht\/price$/ })
    .first()
    .click();
  await expect(page.locator('.drawer input[name$="url"]')).toHaveValue('/cht/price');
  await page.locator('.drawer').getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.drawer')).toHaveCount(0);

  // The words of the readable address are those of the title until others are written.
  await expect(
    page.getByRole('link', { name: new RegExp(`/companyEncy/${id}-opening-of-a-warehouse-`) }),
  ).toBeVisible();
  await page.locator('#field-slug').fill('New Warehouse');
  await expect(
    page.getByRole('link', { name: new RegExp(`/companyEncy/${id}-new-warehouse\\.html$`) }),
  ).toBeVisible();
  await publishChanges(page);
  // A form keeps what was typed while it saved; what is stored shows when it is opened again.
  await openAdmin(page, `/collections/articles/${id}?locale=en`);
  await expect(page.locator('#field-slug')).toHaveValue('new-warehouse');
  await cms.siteTold();

  // Every such address leads to the alias, which is the canonical one.
  for (const words of ['new-warehouse', 'words-from-before']) {
    const answer = await request.get(`/companyEncy/${id}-${words}.html`, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(new URL(answer.headers().location ?? '', answer.url()).pathname).toBe(alias);
  }
  const html = await (await request.get(`/companyEncy/${id}-new-warehouse.html`)).text();
  expect(html).toContain('href="/cht/price"');
  expect(html).toMatch(new RegExp(`<link[^>]+rel="canonical"[^>]+${alias.replace('.', '\\.')}"`));
});

import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { enterAdmin, openAdmin, publishChanges } from '../support/admin';
import { Cms } from '../support/cms';
import { required } from '../support/environment';
import { expect, test } from '../support/test';

/** The clipboard of Word: a list, a table, a picture of the disk, colours. */
const fromWord = `<p class=MsoNormal><span style="color:red">Rates</span> by <u>country</u><img src="file:///C:/map.png"></p>
<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>First item</p>
<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">2.</span>Second item</p>
<table class=MsoTableGrid><thead><tr><td>Country</td><td>Rate</td><td>Reduced</td><td>Return</td><td>Due</td></tr></thead>
<tbody><tr><td>Malta</td><td>18 %</td><td>5 %</td><td>Quarterly</td><td>15th</td></tr></tbody></table><p>After</p>`;

async function paste(page: Page, html: string): Promise<void> {
  const editor = page.locator(
    '#field-content [contenteditable="true"], .rich-text-lexical [contenteditable="true"]',
  );
  await editor.first().click();
  await editor.first().press('Control+a');
  await editor.first().evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData('text/html', text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);
}

async function uploadImage(
  page: Page,
  method: 'post' | 'patch',
  path: string,
  background: string,
  alt: string,
) {
  const buffer = await sharp({ create: { width: 1000, height: 500, channels: 3, background } })
    .png()
    .toBuffer();
  const answer = await page.request[method](`${required('E2E_GATEWAY_URL')}/cms-api/media${path}`, {
    headers: { origin: required('E2E_GATEWAY_URL') },
    multipart: {
      file: { name: 'rates-map.png', mimeType: 'image/png', buffer },
      // Said of a file that is replaced.
      _payload: JSON.stringify({ alt, otherAlt: 'Karte der Sätze', isDescribed: true }),
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { doc: { id: number } }).doc.id;
}

test('a text from Word keeps its table and list, an image and a film are added, and visitors see all of it', async ({
  page,
  context,
  browser,
}) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'editor' });
  const { id } = await cms.createArticle(`Rich text ${Date.now()}`, 'published');
  const alt = `Map of rates ${Date.now()}`;
  const image = await uploadImage(page, 'post', '', 'teal', alt);

  await openAdmin(page, `/collections/articles/${id}?locale=en`);
  await expect(page.locator('.rich-text-lexical [contenteditable="true"]').first()).toBeVisible();
  await paste(page, fromWord);
  await expect(page.getByText('Left out of the pasted text: 1 image, colours, fonts')).toBeVisible();

  // An image of the library and a film of the course, at the end of the text.
  await page.getByText('After', { exact: true }).click();
  await page.keyboard.press('End');
  const add = page.locator('.fixed-toolbar button.toolbar-popup__dropdown-add').first();
  await add.click();
  await page.locator('.toolbar-popup__dropdown-item-upload').click();
  await page
    .getByRole('button', { name: /^rates-map-/ })
    .first()
    .click();
  await expect(page.locator('.LexicalEditorTheme__upload')).toBeVisible();
  await page.getByText('After', { exact: true }).click();
  await page.keyboard.press('End');
  await page.locator('.fixed-toolbar button.toolbar-popup__dropdown-blocks').first().click();
  await page.locator('.toolbar-popup__dropdown-item-block-film').click();
  const film = page.locator('.LexicalEditorTheme__block');
  await film.locator('.rs__control').click();
  await film.getByRole('option').first().click();
  await expect(film.locator('.relationship--single-value')).toBeVisible();
  // The fields of a block reach the text once the gateway has checked them.
  const text = page.locator('.rich-text-lexical [contenteditable="true"]').first();
  await expect
    .poll(() =>
      text.evaluate((element) =>
        JSON.stringify((element as HTMLElement & { __lexicalEditor: object }).__lexicalEditor),
      ),
    )
    .toMatch(/"film":\d+/);

  await publishChanges(page);
  await cms.siteTold(`media:${image}`);

  // The page that visitors see, on a phone.
  const visitor = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  const address = `${required('E2E_SITE_URL')}/companyEncy/${id}.html`;
  const article = visitor.getByRole('article');
  await visitor.goto(address);
  await expect(article.getByRole('listitem').filter({ hasText: 'Second item' })).toBeVisible();
  await expect(article.locator('u')).toHaveText('country');
  await expect(article.getByRole('columnheader', { name: 'Country' })).toBeVisible();
  await expect(article.getByRole('link', { name: /^Video: / })).toHaveAttribute(
    'href',
    /\/videoCourse\/\d+$/,
  );
  const picture = article.getByRole('img', { name: alt });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.getAttribute('srcset')).toMatch(/^\/picture\/480\//);
  const overflow = await visitor.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'the table scrolls in its box, the page does not').toBe(0);

  // An image whose file is replaced: the page follows, and the panel compares it with the image's version.
  const before = await picture.getAttribute('src');
  await uploadImage(page, 'patch', `/${image}`, 'crimson', alt);
  await cms.siteTold(`media:${image}`);
  await visitor.goto(address);
  expect(await picture.getAttribute('src')).not.toBe(before);
  await openAdmin(page, `/site-pages?document=media:${image}`);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: `/companyEncy/${id}.html`, exact: true }) });
  await expect(row).toContainText('up to date');
});

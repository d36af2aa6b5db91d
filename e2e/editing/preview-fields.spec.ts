import { enterAdmin, openAdmin } from '../support/admin';
import { Cms } from '../support/cms';
import { open } from '../support/open';
import { expect, test } from '../support/test';

// Shows docs/decisions/0018: from the page to the field, and back.

test('a part of the preview leads to its field, a field shows its part, and the page works as for visitors', async ({
  page,
  context,
  request,
}) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'editor' });
  const uid = `fields-${Date.now()}`;
  const actions = [{ label: 'See prices', url: '/cht/price', emphasis: 'primary' }];
  const blocks = [
    { blockType: 'hero', title: 'The opening', lead: 'One sentence.', actions },
    { blockType: 'callToAction', heading: 'The end', text: 'What comes last.', actions },
  ];
  const id = await cms.add('pages', { title: `Campaign ${uid}`, uid, blocks, _status: 'published' });
  await cms.siteTold();
  const visitors = await request.get(`/custom/${uid}`);
  expect(visitors.status()).toBe(200);
  expect(await visitors.text()).not.toContain('id="block-');

  await openAdmin(page, `/collections/pages/${id}?locale=en`);
  await page.locator('#live-preview-toggler').click();
  const site = page.frameLocator('.live-preview-window iframe');
  const edit = (name: string) => site.getByRole('button', { name: `Edit “${name}”` });

  // With the pointer.
  await expect(edit('The end')).toBeAttached();
  await site.getByText('What comes last.').hover();
  await edit('The end').click();
  await expect(page.locator('#field-blocks__1__heading')).toBeFocused();

  // With the keyboard; the field that has the focus then is not the one before.
  await edit('The opening').press('Enter');
  await expect(page.locator('#field-blocks__0__eyebrow')).toBeFocused();

  // Back: the field may be anywhere in the form.
  await page.locator('#field-blocks__1__heading').focus();
  await expect(site.getByRole('heading', { name: 'The end' })).toBeInViewport();
  await page.locator('#blocks-row-0').getByRole('button', { name: 'Toggle block' }).first().focus();
  await expect(site.getByRole('heading', { level: 1 })).toBeInViewport();

  // A link is followed, to a page that is not the document's.
  await site.getByRole('link', { name: 'See prices' }).first().click();
  await expect(site.getByRole('heading', { level: 1 })).not.toHaveText('The opening');
  await expect(site.getByRole('button', { name: /^Edit “/ })).toHaveCount(0);

  // Without a form around it, the preview has no buttons.
  const link = await page.locator('.live-preview-window iframe').getAttribute('src');
  await open(page, link ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The opening');
  await expect(page.locator('[id^="block-"]')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Edit “/ })).toHaveCount(0);
});

import { enterAdmin, openAdmin } from '../support/admin';
import { Cms } from '../support/cms';
import { open } from '../support/open';
import { expect, test } from '../support/test';

// Shows docs/decisions/0018. The ways to the field and back: PreviewFields.test.tsx and focusField.test.ts.

test('each part of the preview has a button to its field, and the page works as for visitors', async ({
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

  await expect(edit('The end')).toBeAttached();
  await expect(edit('The opening')).toBeAttached();

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

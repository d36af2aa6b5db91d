import { enterAdmin, openAdmin } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

test('two documents are added to a release, previewed together, published at one moment and in the calendar', async ({
  page,
  context,
  request,
}) => {
  const cms = await Cms.signIn();
  const stamp = Date.now();
  const { id: fresh } = await cms.createArticle(`New one ${stamp}`, 'draft');
  const { id: changed } = await cms.createArticle(`As it was ${stamp}`, 'published');
  await cms.retitle(changed, `As it will be ${stamp}`, 'draft');
  await enterAdmin(context, cms, { role: 'editor' });
  const title = `Together ${stamp}`;
  const region = page.getByRole('region', { name: 'Release' });

  await openAdmin(page, `/collections/articles/${fresh}?locale=en`);
  await region.getByLabel('Add to').selectOption('A new release…');
  await region.getByLabel('Title of the new release').fill(title);
  await region.getByRole('button', { name: 'Add to release' }).click();
  await expect(region.getByRole('link', { name: title })).toBeVisible();

  await openAdmin(page, `/collections/articles/${changed}?locale=en`);
  await region.getByLabel('Add to').selectOption(title);
  await region.getByRole('button', { name: 'Add to release' }).click();
  await region.getByRole('link', { name: title }).click();

  const documents = page.getByRole('region', { name: 'Documents' });
  await expect(documents.getByRole('link', { name: `Article: As it will be ${stamp}` })).toBeVisible();
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    documents.getByRole('button', { name: 'Preview all together' }).click(),
  ]);
  const banner = preview.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`New one ${stamp}`);
  await expect(banner).toContainText(`release “${title}”`);
  await preview.goto(`/companyEncy/${changed}.html`);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`As it will be ${stamp}`);
  await expect(banner).toContainText('This page shows drafts of it');
  await preview.goto('/cht/Imprint');
  await expect(banner).toContainText('none of its drafts');
  await preview.close();
  expect((await request.get(`/companyEncy/${fresh}.html`)).status()).toBe(404);
  expect(await (await request.get(`/companyEncy/${changed}.html`)).text()).toContain(`As it was ${stamp}`);

  // In the editor's own time zone; a moment of next year is in the calendar and off the schedule again.
  const publishing = page.getByRole('region', { name: 'Publish' });
  const nextYear = new Date().getFullYear() + 1;
  await publishing.getByLabel(/^Time/).fill(`${nextYear}-03-04T09:30`);
  await publishing.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(publishing.getByRole('status')).toContainText(`Scheduled for ${nextYear}-03-04 09:30`);
  await openAdmin(page, `/calendar?month=${nextYear}-03`);
  const day = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /4 March/ }) });
  await day.getByRole('link', { name: `09:30 Release: ${title}` }).press('Enter');

  await publishing.getByRole('button', { name: 'Publish all now' }).click();
  await expect(page.getByRole('heading', { name: 'Publish 2 documents now?' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(publishing.getByRole('status')).toContainText('Published at');
  await cms.siteTold();
  for (const [id, heading] of [
    [fresh, `New one ${stamp}`],
    [changed, `As it will be ${stamp}`],
  ] as const)
    expect(await (await request.get(`/companyEncy/${id}.html`)).text()).toContain(heading);
  await openAdmin(page, '/calendar');
  await expect(page.getByRole('link', { name: `Release: ${title} (published)` })).toBeVisible();
});

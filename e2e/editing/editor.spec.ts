import type { Locator, Page } from '@playwright/test';

import { enterAdmin, fillSchedule, live, nextYear, openAdmin, openSchedule } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

/** In the sidebar of a document: where it is on the site. */
const panel = (page: Page) => page.getByRole('region', { name: 'On the website' });
const pageIn = (panelOfPages: Locator, path: string) =>
  panelOfPages
    .getByRole('listitem')
    .filter({ has: panelOfPages.page().getByRole('link', { name: path, exact: true }) });

const status = (page: Page) => page.locator('.status__value');

const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(status(page)).toHaveText('Published');
  // The form is filled with the answer, and folded as that says.
  await live(page);
};

test('the workflow of the guide: write, preview, schedule, publish, see it live, correct, restore, unpublish', async ({
  page,
  context,
  request,
  problems,
}) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'editor' });
  const mark = Date.now();
  const title = `Written by an editor ${mark}`;
  const address = `/custom/guide-${mark}`;
  const addresses = [address, `/de${address}`];
  const statuses = () => Promise.all(addresses.map(async (path) => (await request.get(path)).status()));
  const text = async () => (await request.get(address)).text();

  // Write: a page with an address of its own and one section, as a draft.
  await openAdmin(page, '/collections/pages/create?locale=en');
  await page.waitForURL(/\/collections\/pages\/\d+/);
  await page.getByRole('button', { name: 'Add Section' }).click();
  await page.getByRole('button', { name: /^Opening:/ }).click();
  const heading = page.locator('#field-blocks__0__title');
  await heading.fill('The first heading');
  await page.locator('#field-title').fill(title);
  await page.locator('#field-uid').fill(`guide-${mark}`);
  const id = Number(/pages\/(\d+)/.exec(page.url())?.[1]);
  const form = `/collections/pages/${id}?locale=en`;
  const uid = async () => (await cms.read<{ uid?: string }>(`pages/${id}?draft=true&depth=0`)).uid;
  await expect.poll(uid).toBe(`guide-${mark}`);
  // A new section stays open when it is saved.
  await expect(heading).toBeVisible();
  expect(await statuses()).toEqual([404, 404]);

  // Preview: the real page, for this browser only, until the preview ends.
  const preview = page.getByRole('link', { name: 'Preview' });
  await expect(preview).toHaveAttribute(
    'href',
    new RegExp(`/api/preview\\?.*uid=guide-${mark}.*&signature=[0-9a-f]{64}$`),
  );
  const opened = context.waitForEvent('page');
  await preview.click();
  const shown = await opened;
  const banner = shown.getByRole('complementary', { name: 'Preview' });
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('The first heading');
  expect(new URL(shown.url()).pathname).toBe(address);
  await expect(banner).toContainText(title);
  await banner.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(shown.getByText('哎呀，页面错误~')).toBeVisible();
  await shown.close();

  // Schedule, see it in the list, cancel it there.
  await openSchedule(page);
  await fillSchedule(page, nextYear.typed);
  await openAdmin(page, '/schedules');
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText(nextYear.shown);
  await row.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toHaveCount(0);

  // Publish, and watch it go live.
  await openAdmin(page, form);
  await expect(panel(page)).toContainText('Not published');
  await publish(page);
  for (const path of addresses) await expect(pageIn(panel(page), path)).toContainText('up to date');
  expect(await statuses()).toEqual([200, 200]);
  expect(await text()).toContain('The first heading');

  // Correct. A form that is opened again has its sections folded.
  await page
    .locator('.blocks-field__row', { hasText: '1 · Opening' })
    .getByRole('button', { name: 'Toggle block' })
    .click();
  await heading.fill('The second heading');
  await expect(status(page)).toHaveText('Changed');
  await publish(page);
  await cms.siteTold(`pages:${id}`);
  expect(await text()).toContain('The second heading');

  // Restore the previous version as a draft, and publish it.
  await openAdmin(page, `/collections/pages/${id}/versions`);
  await page
    .getByRole('row', { name: /Previously Published/ })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Restore as draft' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Restored as a draft.')).toBeVisible();
  expect(await text()).toContain('The second heading');
  await openAdmin(page, form);
  await publish(page);
  await cms.siteTold(`pages:${id}`);
  expect(await text()).toContain('The first heading');

  // Unpublish.
  await page.locator('.doc-controls__popup button').click();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(status(page)).toHaveText('Draft');
  await cms.siteTold(`pages:${id}`);
  expect(await statuses()).toEqual([404, 404]);

  problems.wantStatus(404);
  await cms.remove('pages', id);
});

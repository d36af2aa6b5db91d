import type { Locator, Page } from '@playwright/test';

import { admin, enterAdmin, fillSchedule, follow } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

/** Reported changes are visible within seconds; the limit allows for a busy machine. */
const soon = { timeout: 20_000, intervals: [250] };

/** In the sidebar of a document: where it is on the site. */
const panel = (page: Page) => page.getByRole('region', { name: 'On the website' });
const pageIn = (panelOfPages: Locator, path: string) =>
  panelOfPages
    .getByRole('listitem')
    .filter({ has: panelOfPages.page().getByRole('link', { name: path, exact: true }) });

const open = async (page: Page, path: string) => {
  await page.goto(admin(path));
  await expect(page.locator('#field-title')).toBeVisible();
};

/** Sections are folded, new ones too; an answer of the form that was under way folds them again. */
const fillIn = async (page: Page, label: string, field: string, text: string) => {
  const row = page.locator('.blocks-field__row', { hasText: label });
  await expect(async () => {
    if (!(await row.locator(field).isVisible()))
      await row.getByRole('button', { name: 'Toggle block' }).click({ timeout: 2_000 });
    await row.locator(field).fill(text, { timeout: 2_000 });
  }).toPass();
};

const status = (page: Page) => page.locator('.status__value');

/** A click that comes while the draft saves itself may be dropped. */
const publish = (page: Page) =>
  follow(page.getByRole('button', { name: 'Publish changes' }), () =>
    expect(status(page)).toHaveText('Published', { timeout: 5_000 }),
  );

test('the workflow of the guide: write, preview, schedule, publish, see it live, correct, restore, unpublish', async ({
  page,
  context,
  request,
  problems,
}) => {
  const cms = await Cms.signIn();
  const editor = await enterAdmin(context, cms, { role: 'editor' });
  const mark = Date.now();
  const title = `Written by an editor ${mark}`;
  const address = `/custom/guide-${mark}`;
  const addresses = [address, `/de${address}`];
  const statuses = () => Promise.all(addresses.map(async (path) => (await request.get(path)).status()));
  const text = async () => (await request.get(address)).text();

  // Write: a page with an address of its own and one section, as a draft.
  await open(page, '/collections/pages/create?locale=en');
  await expect(page).toHaveURL(/\/collections\/pages\/\d+/);
  await page.getByRole('button', { name: 'Add Section' }).click();
  await page.getByRole('button', { name: /^Opening:/ }).click();
  await fillIn(page, '1 · Opening', '#field-blocks__0__title', 'The first heading');
  await page.locator('#field-title').fill(title);
  await page.locator('#field-uid').fill(`guide-${mark}`);
  const id = Number(/pages\/(\d+)/.exec(page.url())?.[1]);
  const form = `/collections/pages/${id}?locale=en`;
  const uid = async () => (await cms.read<{ uid?: string }>(`pages/${id}?draft=true&depth=0`)).uid;
  await expect.poll(uid).toBe(`guide-${mark}`);
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
  await page.locator('#action-save-popup button').click();
  await page.getByRole('button', { name: 'Schedule Publish' }).click();
  await fillSchedule(page, 'Nov 24, 2027 9:00 AM');
  await page.goto(admin('/schedules'));
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('2027-11-24 09:00 (Europe/Berlin, GMT+1)');
  await row.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toHaveCount(0);

  // Publish, and watch it go live.
  await open(page, form);
  await expect(panel(page)).toContainText('Not published');
  await publish(page);
  for (const path of addresses) await expect(pageIn(panel(page), path)).toContainText('up to date', soon);
  expect(await statuses()).toEqual([200, 200]);
  expect(await text()).toContain('The first heading');

  // Correct.
  await fillIn(page, '1 · Opening', '#field-blocks__0__title', 'The second heading');
  await expect(status(page)).toHaveText('Changed');
  await publish(page);
  await expect.poll(text, soon).toContain('The second heading');

  // Restore the previous version as a draft, and publish it.
  await page.goto(admin(`/collections/pages/${id}/versions`));
  const previous = page.getByRole('row', { name: /Previously Published/ }).getByRole('link');
  const restore = page.getByRole('button', { name: 'Restore as draft' });
  await follow(previous, () => expect(restore).toBeVisible({ timeout: 5_000 }));
  await restore.click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Restored as a draft.')).toBeVisible();
  expect(await text()).toContain('The second heading');
  await open(page, form);
  await publish(page);
  await expect.poll(text, soon).toContain('The first heading');

  // Unpublish.
  await open(page, form);
  await page.locator('.doc-controls__popup button').click();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(statuses, soon).toEqual([404, 404]);

  problems.wantStatus(404);
  await cms.remove('pages', id);
  await cms.remove('users', editor);
});

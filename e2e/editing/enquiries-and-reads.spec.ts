import { readFile } from 'node:fs/promises';

import { enterAdmin, isFormState, live, openAdmin } from '../support/admin';
import { Cms } from '../support/cms';
import { fillIn, formOf, linkTo, newMailbox, words } from '../support/enquiry';
import { holdBack } from '../support/holdBack';
import { expect, test } from '../support/test';
import { asNewVisitor } from '../support/visitor';

/** Totals of today for a page. */
const readsOf = async (cms: Cms, path: string): Promise<number> => {
  const query = new URLSearchParams({ 'where[path][equals]': path, sort: '-day', limit: '2' });
  const { docs } = await cms.read<{ docs: { count: number }[] }>(`page-reads?${query}`);
  return docs.reduce((sum, { count }) => sum + count, 0);
};

test('an editor takes an enquiry, notes what was done, answers it, and takes the list as a file', async ({
  page,
  context,
}) => {
  const cms = await Cms.signIn();
  await asNewVisitor(page);
  await page.goto('/cht/Contact');
  const mailbox = newMailbox();
  await fillIn(page, 'en', mailbox);
  const sender = `=Sender ${mailbox}`;
  await formOf(page).getByLabel(words.en.name, { exact: true }).fill(sender);
  await formOf(page).getByRole('button', { name: words.en.send }).click();
  await expect(formOf(page).getByRole('group', { name: words.en.sent })).toBeFocused();
  await page.goto(await linkTo(cms, mailbox));
  await page.getByRole('button', { name: words.en.confirm }).click();
  await expect(page.getByRole('heading', { name: words.en.confirmed })).toBeVisible();

  await enterAdmin(context, cms, { role: 'editor' });
  await openAdmin(page, `/collections/enquiries?search=${mailbox}`);
  await page.getByRole('link', { name: /Received/ }).click();
  await page.waitForURL(/where/);
  await openAdmin(page, `/collections/enquiries?search=${mailbox}`);
  await page.getByRole('row').filter({ hasText: sender }).getByRole('link').first().click();
  await page.waitForURL(/enquiries\/\d+/);
  await live(page);
  // A note that is added just before the answer to another change has its fields, too.
  const answer = await holdBack(page, isFormState, 'answer');
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await answer.reached;
  await page.getByRole('button', { name: 'Add Note' }).click();
  answer.letGo();
  await page.locator('#field-notes__0__text').fill('Called, offer follows.');
  await page.locator('#field-state').click();
  await page.getByRole('option', { name: 'In progress' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.toast-title', { hasText: 'successfully' })).toBeVisible();
  await page.reload();
  await expect(page.locator('#field-notes')).toContainText(/A test's editor, \d{4}-\d\d-\d\d/);
  await expect(page.locator('.document-fields__sidebar')).toContainText("A test's editor");

  await openAdmin(page, `/collections/enquiries?search=${mailbox}`);
  const begun = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download this list as CSV' }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  // A spreadsheet must not read what a sender typed as a formula.
  expect(text).toContain(`'${sender}`);
  expect(text).toContain("In progress,A test's editor");
  expect(text).toContain('Called, offer follows.');
  expect(text.trim().split('\r\n')).toHaveLength(2);
});

test('pages that are opened and searches are counted as totals, without consent and without a trace', async ({
  page,
  context,
}) => {
  const cms = await Cms.signIn();
  await asNewVisitor(page);
  const path = '/cht/secretaryServices';
  const [before, next] = [await readsOf(cms, path), await readsOf(cms, '/cht/About')];
  await page.goto(`/de${path}?channelCode=fair`);
  // Beacons have no answer that a browser tells of.
  await expect.poll(() => readsOf(cms, path)).toBe(before + 1);
  await page.getByRole('banner').getByRole('link', { name: 'Über uns', exact: true }).click();
  await expect.poll(() => readsOf(cms, '/cht/About')).toBe(next + 1);

  await page.getByRole('banner').getByRole('button', { name: 'Suche' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('packaging');
  const query = new URLSearchParams({ 'where[term][equals]': 'packaging' });
  await expect
    .poll(async () => (await cms.read<{ totalDocs: number }>(`search-hits?${query}`)).totalDocs)
    .toBeGreaterThan(0);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent']);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await enterAdmin(context, cms, { role: 'editor' });
  // The table above the list holds the most read pages; other tests may have read others more.
  await openAdmin(page, `/collections/page-reads?search=${path}`);
  await expect(page.getByRole('heading', { name: /Page reads of the last 30 days: \d+/ })).toBeVisible();
  await expect(page.getByRole('cell', { name: path }).first()).toBeVisible();
  await openAdmin(page, '/collections/search-hits');
  await expect(page.getByRole('row').filter({ hasText: 'packaging' }).first()).toBeVisible();
});

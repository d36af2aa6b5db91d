import { readFile } from 'node:fs/promises';

import type { Download } from '@playwright/test';

import { admin, enterAdmin, follow } from '../support/admin';
import { Cms } from '../support/cms';
import { fillIn, formOf, linkTo, newMailbox, words } from '../support/enquiry';
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

  const editor = await enterAdmin(context, cms, { role: 'editor' });
  await page.goto(admin(`/collections/enquiries?search=${mailbox}`));
  await follow(page.getByRole('link', { name: /Received/ }), () =>
    expect(page).toHaveURL(/where/, { timeout: 5_000 }),
  );
  await page.goto(admin(`/collections/enquiries?search=${mailbox}`));
  const row = page.getByRole('row').filter({ hasText: sender });
  await row.getByRole('link').first().click();

  await page.getByRole('button', { name: 'Assign to me' }).click();
  await page.getByRole('button', { name: 'Add Note' }).click();
  await page.locator('#field-notes__0__text').fill('Called, offer follows.');
  await page.locator('#field-state').click();
  await page.getByRole('option', { name: 'In progress' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.toast-title', { hasText: 'successfully' })).toBeVisible();
  await page.reload();
  await expect(page.locator('#field-notes')).toContainText(/A test's editor, \d{4}-\d\d-\d\d/);
  await expect(page.locator('.document-fields__sidebar')).toContainText("A test's editor");

  await page.goto(admin(`/collections/enquiries?search=${mailbox}`));
  const downloads: Download[] = [];
  page.on('download', (begun) => downloads.push(begun));
  await follow(page.getByRole('link', { name: 'Download this list as CSV' }), () =>
    expect.poll(() => downloads.length, { timeout: 5_000 }).toBe(1),
  );
  const [download] = downloads;
  expect(download?.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile((await download?.path()) ?? '', 'utf8');
  // A spreadsheet must not read what a sender typed as a formula.
  expect(text).toContain(`'${sender}`);
  expect(text).toContain("In progress,A test's editor");
  expect(text).toContain('Called, offer follows.');
  expect(text.trim().split('\r\n')).toHaveLength(2);
  await page.close();
  await cms.remove('users', editor);
});

test('pages that are opened and searches are counted as totals, without consent and without a trace', async ({
  page,
  context,
}) => {
  const cms = await Cms.signIn();
  await asNewVisitor(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/statistics/read')) sent += 1;
  });
  const path = '/cht/secretaryServices';
  const [before, next] = [await readsOf(cms, path), await readsOf(cms, '/cht/About')];
  await page.goto(`/de${path}?channelCode=fair`);
  await expect.poll(() => readsOf(cms, path)).toBe(before + 1);
  await page.goto('/cht/price');
  await expect.poll(() => sent).toBe(2);
  await page.getByRole('banner').getByRole('link', { name: 'About us', exact: true }).click();
  await expect(page).toHaveURL(/\/cht\/About/);
  await expect.poll(() => sent).toBe(3);
  await expect.poll(() => readsOf(cms, '/cht/About')).toBeGreaterThan(next);

  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('packaging');
  const query = new URLSearchParams({ 'where[term][equals]': 'packaging' });
  await expect
    .poll(async () => (await cms.read<{ totalDocs: number }>(`search-hits?${query}`)).totalDocs)
    .toBeGreaterThan(0);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent']);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  const editor = await enterAdmin(context, cms, { role: 'editor' });
  // The table above the list holds the most read pages; other tests may have read others more.
  await page.goto(admin(`/collections/page-reads?search=${path}`));
  await expect(page.getByRole('heading', { name: /Page reads of the last 30 days: \d+/ })).toBeVisible();
  await expect(page.getByRole('cell', { name: path }).first()).toBeVisible();
  await page.goto(admin('/collections/search-hits'));
  await expect(page.getByRole('row').filter({ hasText: 'packaging' }).first()).toBeVisible();
  await page.close();
  await cms.remove('users', editor);
});

test('a program is not counted', async ({ request }) => {
  const cms = await Cms.signIn();
  const before = await readsOf(cms, '/partner');
  const origin = new URL((await request.get('/partner')).url()).origin;
  const answer = await request.post('/api/gateway/statistics/read', {
    data: { path: '/partner', language: 'en' },
    headers: { origin, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  });
  expect(answer.status()).toBe(200);
  expect(await readsOf(cms, '/partner')).toBe(before);
});

import { enterAdmin, fillSchedule, nextYear, openAdmin, openSchedule } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

test('every page of the admin shows failed schedules until they are resolved', async ({ page, context }) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'editor' });
  const title = `Never on time ${Date.now()}`;
  const { id } = await cms.createArticle(title, 'draft');
  const job = await cms.add('payload-jobs', {
    taskSlug: 'schedulePublish',
    queue: 'default',
    waitUntil: new Date(Date.now() + 10_000).toISOString(),
    input: { type: 'publish', doc: { relationTo: 'articles', value: String(id) }, timezone: 'Europe/Berlin' },
  });
  // It could be published when it was scheduled, and cannot at its time.
  await cms.changeDraft('articles', id, 'en', { publishTime: '1999-05-01T12:00:00Z' });
  const hasFailed = async () =>
    (await cms.read<{ hasError: boolean }>(`payload-jobs/${job}?depth=0`)).hasError;
  await expect.poll(hasFailed, { timeout: 90_000 }).toBe(true);

  await openAdmin(page, `/collections/articles/${id}`);
  const alert = page.getByRole('alert').filter({ hasText: /scheduled publications? .* failed/ });
  await alert.getByRole('link', { name: 'See the schedule' }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Failed');
  await row.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toHaveCount(0);
  await expect(alert).toHaveCount(0);
});

test('a schedule is for what the document can do, refuses the rest with a reason, and stands beside the form', async ({
  page,
  context,
  problems,
}) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'editor' });
  const partner = { kind: 'Bank', summary: 'A partner.', country: 'DE' };
  const incomplete = await cms.add('partners', { ...partner, name: 'Incomplete', _status: 'draft' });
  await cms.changeDraft('partners', incomplete, 'en', { kind: '', _status: 'draft' });
  const published = await cms.add('partners', {
    ...partner,
    name: 'Published',
    _status: 'published',
  });
  const drawer = page.locator('.schedule-publish');
  const chosen = drawer.getByRole('radio', { checked: true });

  await openAdmin(page, `/collections/partners/${incomplete}?locale=en`);
  await openSchedule(page);
  await expect(chosen).toHaveAccessibleName('Publish');
  // Escape closes the picker, and only then the drawer.
  const picker = page.locator('.react-datepicker');
  await drawer.locator('#time input').click();
  await expect(picker).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await fillSchedule(page, nextYear.typed, 'cannot be published yet');
  await expect(page.getByText('Scheduled successfully.')).toHaveCount(0);
  // Payload writes the refusal to the console too.
  problems.want(/cannot be published yet/);

  await openAdmin(page, `/collections/partners/${published}?locale=en`);
  await openSchedule(page);
  await expect(chosen).toHaveAccessibleName('Unpublish');
  await fillSchedule(page, nextYear.typed);
  await expect(page.getByRole('region', { name: 'Scheduled' })).toContainText(
    `Unpublish, in all languages: ${nextYear.shown}`,
  );
});

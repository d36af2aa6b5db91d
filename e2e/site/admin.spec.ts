import { admin, enterAdmin, fillSchedule, follow, formReady } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

/** Reported changes are visible within seconds; the limit allows for a busy machine. */
const soon = { timeout: 20_000, intervals: [250] };

test('every page of the admin shows failed schedules until they are resolved', async ({ page, context }) => {
  const cms = await Cms.signIn();
  const editor = await enterAdmin(context, cms, { role: 'editor' });
  const title = `Never on time ${Date.now()}`;
  const { id } = await cms.createArticle(title, 'draft');
  await cms.add('payload-jobs', {
    taskSlug: 'schedulePublish',
    queue: 'default',
    waitUntil: new Date(Date.now() + 2_000).toISOString(),
    input: { type: 'publish', doc: { relationTo: 'articles', value: String(id) }, timezone: 'Europe/Berlin' },
  });
  // What is complete when it is scheduled may not be at its time.
  await cms.changeDraft('articles', id, 'en', { summary: '' });

  const row = page.getByRole('row').filter({ hasText: title });
  await expect(async () => {
    await page.goto(admin('/schedules'));
    await expect(row).toContainText('Failed', { timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  for (const path of ['', '/collections/articles', `/collections/articles/${id}`]) {
    await page.goto(admin(path));
    await expect(
      page.getByRole('alert').filter({ hasText: /scheduled publications? .* failed/ }),
    ).toBeVisible();
  }
  await page.getByRole('alert').getByRole('link', { name: 'See the schedule' }).click();
  await row.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See the schedule' })).toHaveCount(0);

  await cms.deleteArticle(id);
  await cms.remove('users', editor);
});

test('a schedule is for what the document can do, refuses the rest with a reason, and stands beside the form', async ({
  page,
  context,
  problems,
}) => {
  const cms = await Cms.signIn();
  const editor = await enterAdmin(context, cms, { role: 'editor' });
  const partner = { kind: 'Bank', summary: 'A partner.', country: 'DE' };
  const id = await cms.add('partners', { name: `Planned ${Date.now()}`, ...partner, _status: 'draft' });
  const openDrawer = async () => {
    await page.goto(admin(`/collections/partners/${id}?locale=en`));
    await page.locator('#action-save-popup button').click();
    await page.getByRole('button', { name: 'Schedule Publish' }).click();
  };
  const drawer = page.locator('.schedule-publish');
  const chosen = drawer.getByRole('radio', { checked: true });

  // An incomplete draft that was never published.
  await page.goto(admin(`/collections/partners/${id}?locale=en`));
  await formReady(page);
  await page.locator('#field-kind').fill('');
  const kind = async () => (await cms.read<{ kind: string }>(`partners/${id}?draft=true&depth=0`)).kind;
  await expect.poll(kind).toBe('');
  await openDrawer();
  await expect(chosen).toHaveAccessibleName('Publish');
  // Escape closes the picker, and only then the drawer.
  const picker = page.locator('.react-datepicker');
  await drawer.locator('#time input').click();
  await expect(picker).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await openDrawer();
  await fillSchedule(page, 'Nov 24, 2027 9:00 AM', 'cannot be published yet');
  await expect(page.getByText('Scheduled successfully.')).toHaveCount(0);

  // A published one.
  await page.goto(admin(`/collections/partners/${id}?locale=en`));
  await formReady(page);
  await page.locator('#field-kind').fill(partner.kind);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  // The button is disabled while it publishes, too.
  const publishedStatus = async () => (await cms.read<{ _status: string }>(`partners/${id}?depth=0`))._status;
  await expect.poll(publishedStatus).toBe('published');
  await openDrawer();
  await expect(chosen).toHaveAccessibleName('Unpublish');
  await fillSchedule(page, 'Nov 24, 2027 9:00 AM');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Scheduled' })).toContainText(
    'Unpublish, in all languages: 2027-11-24 09:00 (Europe/Berlin, GMT+1)',
  );

  // Payload writes the refusal to the console too.
  problems.want(/cannot be published yet/);
  await cms.remove('partners', id);
  await cms.remove('users', editor);
});

test('a price is typed as people write it, and its folded row shows it', async ({ page, context }) => {
  const cms = await Cms.signIn();
  const editor = await enterAdmin(context, cms, { role: 'editor' });
  const price = { label: 'Registration', amount: 49900, currency: 'EUR', unit: 'once', vatMode: 'net' };
  const id = await cms.add('services', {
    ...{ serverName: `Priced ${Date.now()}`, summary: 'A summary.', category: 'vat', _status: 'draft' },
    prices: [{ ...price, validFrom: '2026-01-01T12:00:00.000Z' }],
  });
  const row = page.locator('#prices-row-0');
  await page.goto(admin(`/collections/services/${id}?locale=en`));
  await expect(row).toContainText('Price 1 · Registration · €499');
  const amount = row.locator('#field-prices__0__amount');
  await follow(row.getByRole('button', { name: 'Toggle block' }), () =>
    expect(amount).toBeVisible({ timeout: 1_000 }),
  );
  await expect(amount).toHaveValue('499.00');
  await amount.fill('1.499,50');
  await expect(row).toContainText('Price 1 · Registration · €1,499.50');
  const saved = async () => {
    const { prices } = await cms.read<{ prices: (typeof price)[] }>(`services/${id}?draft=true&depth=0`);
    return prices.map(({ amount: stored }) => stored);
  };
  await expect.poll(saved).toEqual([149950]);

  // The form has locked the document for everybody else.
  await page.goto(admin('/schedules'));
  const remove = async (path: string) => (await fetch(path, { method: 'DELETE' })).status;
  expect(await page.evaluate(remove, `/cms-api/services/${id}`)).toBe(200);
  await cms.remove('users', editor);
});

test('a translator cannot schedule, even with a manipulated form', async ({ page, context, problems }) => {
  const cms = await Cms.signIn();
  const translator = await enterAdmin(context, cms, { role: 'translator', language: 'de' });
  const title = `Not by translators ${Date.now()}`;
  const { id } = await cms.createArticle(title, 'draft');
  await page.goto(admin(`/collections/articles/${id}?locale=de`));
  await page.locator('#action-save-popup button').click();
  const offer = page.locator('#schedule-publish');
  await expect(page.getByRole('button', { name: 'Publish in German' })).toBeVisible();
  await expect(offer).toBeHidden();

  await offer.evaluate((button: HTMLButtonElement) => button.click());
  await fillSchedule(page, 'Nov 24, 2027 9:00 AM', 'You are not allowed to perform this action.');
  expect(await cms.scheduled()).not.toContain(`Article: ${title}`);
  await page.goto(admin('/schedules'));
  await expect(page.getByText('Editors see and change the schedule.')).toBeVisible();
  problems.want(/not allowed to perform this action/);

  await cms.deleteArticle(id);
  await cms.remove('users', translator);
});

test('the site crops an image around the focal point that the admin sets', async ({
  page,
  context,
  request,
}) => {
  const cms = await Cms.signIn();
  const editor = await enterAdmin(context, cms, { role: 'editor' });
  await page.goto(admin('/collections/media/create?locale=en'));
  const buffer = await page.screenshot();
  const name = `focus-${Date.now()}`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer });
  await page.locator('#field-alt').fill('The form of an image.');
  await page.locator('#field-otherAlt').fill('Das Formular eines Bildes.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/collections\/media\/\d+/);
  const image = Number(/media\/(\d+)/.exec(page.url())?.[1]);
  const { id } = await cms.createArticle('With a cover', 'draft');
  await cms.change('articles', id, { cover: image, _status: 'published' });
  const cover = async () => {
    const html = await (await request.get(`/companyEncy/${id}.html`)).text();
    return (html.match(/<img [^>]*>/g) ?? []).find((tag) => tag.includes(name)) ?? '';
  };
  await expect.poll(cover, soon).toContain('The form of an image.');
  expect(await cover()).not.toContain('object-position');

  await page.getByRole('button', { name: 'Edit Image' }).click();
  await page.getByRole('spinbutton').nth(2).fill('20');
  await page.getByRole('spinbutton').nth(3).fill('80');
  await page.getByRole('button', { name: 'Apply Changes' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(cover, soon).toContain('object-position:20% 80%');
  await page.goto(`/companyEncy/${id}.html`);
  const picture = page.getByRole('img', { name: 'The form of an image.' });
  await expect(picture).toHaveCSS('object-position', '20% 80%');
  await expect(picture).toHaveCSS('object-fit', 'cover');

  await cms.deleteArticle(id);
  await cms.remove('media', image);
  await cms.remove('users', editor);
});

test('the admin shows which services answer which obligation, for whom, and what none answers', async ({
  page,
  context,
}) => {
  const cms = await Cms.signIn();
  const editor = await enterAdmin(context, cms, { role: 'editor' });
  await page.goto(admin('/obligations'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obligations and services');
  const person = page.getByRole('row').filter({ hasText: 'Responsible person in the Union' });
  await expect(person).toContainText('Company outside the Union');
  await expect(person).toContainText('not beside: CE marking and declaration of conformity, Toy safety');
  await expect(person.getByRole('link', { name: /GPSR/ })).toBeVisible();
  const coming = page.getByRole('row').filter({ hasText: 'Toys: digital product passport' });
  await expect(coming).toContainText('No service.');
  await cms.remove('users', editor);
});

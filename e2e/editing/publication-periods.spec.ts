import { enterAdmin, openAdmin } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();

test('a pop-up says where it is live and what it waits behind, and is previewed at a time', async ({
  page,
  context,
}) => {
  const cms = await Cms.signIn();
  await enterAdmin(context, cms, { role: 'editor' });
  // Far away, so that no other test meets them.
  const add = (name: string, startTime: string, endTime: string) =>
    cms.copy('pop-ups', ['_status', 'published'], {
      ...{ name, startTime, endTime, _status: 'published' },
      // Behind all others.
      _order: undefined,
    });
  await add('The first', inDays(4_000), inDays(4_020));
  const second = await add('The second', inDays(4_010), inDays(4_030));

  await openAdmin(page, `/collections/pop-ups/${second}`);
  const place = page.getByRole('region', { name: 'On the website' });
  await expect(place).toContainText('over the home page');
  await expect(place).toContainText('Goes live by itself at');
  await expect(place.getByRole('link', { name: 'The first' })).toBeVisible();

  const preview = page.getByRole('region', { name: 'Preview at a time' });
  const openAt = async (days: number) => {
    await preview.getByLabel('Time').fill(inDays(days).slice(0, 16));
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      preview.getByRole('button', { name: 'Open preview' }).click(),
    ]);
    return tab;
  };
  const inFront = await openAt(4_015);
  await expect(inFront.getByRole('complementary', { name: 'Preview' })).toContainText('The second');
  await expect(inFront.locator('dialog[open] img')).toBeVisible();
  await inFront.close();
  const alone = await openAt(4_025);
  const banner = alone.getByRole('complementary', { name: 'Preview' });
  await expect(banner).toContainText('The second');
  await expect(banner).toContainText('as visitors would see it on');
  await expect(alone.locator('dialog[open] img')).toBeVisible();
  await alone.close();
  const nothing = await openAt(4_040);
  await expect(nothing.getByRole('complementary', { name: 'Preview' })).toContainText('does not show it');
  await expect(nothing.locator('dialog[open]')).toHaveCount(0);
  await nothing.close();

  await openAdmin(page, '/globals/search-panel');
  await expect(place).toContainText('in the search of the header');
});

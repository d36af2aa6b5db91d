import { live, openAdmin, openAs } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

test('an editor comments on the title and tells a colleague, who finds it, opens the field and resolves it', async ({
  browser,
  problems,
}) => {
  const cms = await Cms.signIn();
  const now = Date.now();
  const title = `Commented ${now}`;
  const id = await cms.add('articles?draft=true&locale=en', {
    title,
    articleType: 'trends',
    _status: 'draft',
  });
  const document = `/collections/articles/${id}?locale=en`;
  // Everybody on the staff can be told, also the people of other tests.
  const colleague = `Otto ${now}`;
  const otto = await openAs(browser, cms, { role: 'editor', name: colleague });

  const anna = await openAs(browser, cms, { role: 'editor', name: 'Anna' });
  await openAdmin(anna, document);
  await anna.locator('.tabs-field__tab-button').first().click();
  await anna.locator('#field-title').focus();
  const ofAnna = anna.getByRole('region', { name: 'Comments on fields' });
  const about = ofAnna.getByRole('combobox', { name: 'Field', exact: true });
  await expect(about).toHaveValue('title');
  const text = ofAnna.getByLabel('Your comment');
  await ofAnna.getByRole('button', { name: 'Send comment' }).click();
  await expect(ofAnna.getByRole('alert')).toHaveText('Please write a comment.');
  problems.wantStatus(400);
  await expect(text).toBeFocused();
  await text.fill('Shorter, please, @');
  // Somebody who looks something up writes on about the same field.
  await anna.locator('#field-summary').focus();
  await expect(about).toHaveValue('title');
  await ofAnna.getByRole('checkbox', { name: colleague }).check();
  await ofAnna.getByRole('button', { name: 'Send comment' }).click();
  const thread = ofAnna.getByRole('listitem').filter({ hasText: 'Shorter, please, @' }).first();
  await expect(thread).toContainText(`Told: ${colleague}`);
  await expect(text).toHaveValue('');
  await expectAccessible(anna, 'component', '.comments');

  await openAdmin(otto, '');
  const forMe = otto.getByRole('region', { name: 'Comments for me' });
  await expect(forMe).toContainText('(Title): Anna has commented');
  await forMe.getByRole('link', { name: `Article: ${title}` }).click();
  await otto.waitForURL(`**/articles/${id}`);
  await live(otto);
  const ofOtto = otto.getByRole('region', { name: 'Comments on fields' });
  await otto.locator('.tabs-field__tab-button').last().click();
  await ofOtto.getByRole('button', { name: 'Title (English)', exact: true }).click();
  await expect(otto.locator('#field-title')).toBeFocused();
  await ofOtto.getByRole('button', { name: 'Resolve: Title (English)' }).click();
  await expect(ofOtto.getByRole('heading', { name: 'Comments on fields (0 open)' })).toBeFocused();
  await ofOtto.getByText('Resolved (1)').click();
  await expect(ofOtto).toContainText(`Resolved by ${colleague}.`);

  await openAdmin(otto, '');
  await expect(forMe).toContainText('No open comments for you.');

  await thread.getByRole('button', { name: 'Delete (comment by Anna' }).click();
  await expect(thread).toBeVisible();
  await thread.getByRole('button', { name: 'Delete for good? (comment by Anna' }).click();
  await expect(ofAnna.getByRole('heading', { name: 'Comments on fields (0 open)' })).toBeFocused();
  await expect(thread).toHaveCount(0);
});

import { admin, openAdmin, openAs } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

test('one editor submits a draft, another approves it and is told, and the first reads the answer', async ({
  browser,
}) => {
  const cms = await Cms.signIn();
  const title = `Reviewed ${Date.now()}`;
  const id = await cms.add('articles?draft=true&locale=en', {
    title,
    articleType: 'trends',
    _status: 'draft',
  });
  const document = `/collections/articles/${id}?locale=en`;

  const anna = await openAs(browser, cms, { role: 'editor', name: 'Anna' });
  await openAdmin(anna, document);
  const ofAnna = anna.getByRole('region', { name: 'Review' });
  await expect(ofAnna).toContainText('Not submitted.');
  await ofAnna.getByLabel('Your comment').fill('Is the title good?');
  await ofAnna.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(ofAnna).toContainText('waiting for an approval');
  await expect(ofAnna.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const otto = await openAs(browser, cms, { role: 'editor', name: 'Otto' });
  await openAdmin(otto, document);
  const ofOtto = otto.getByRole('region', { name: 'Review' });
  await expect(ofOtto).toContainText('Is the title good?');
  await ofOtto.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(ofOtto.getByRole('alert')).toHaveText('Please write a comment.');
  await expect(ofOtto.getByLabel('Your comment')).toBeFocused();
  await ofOtto.getByRole('button', { name: 'Approve' }).click();
  await expect(ofOtto).toContainText('Approved.');

  await openAdmin(anna, '/schedules');
  await anna.getByRole('link', { name: '1 new notice' }).click();
  await anna.waitForURL(admin('/notices'));
  await anna.getByRole('link', { name: `Otto has approved: Article: ${title}` }).click();
  await expect(ofAnna).toContainText('Approved.');
  await openAdmin(anna, '/notices');
  await expect(anna.getByRole('link', { name: /new notice/ })).toHaveCount(0);
});

import { openAdmin, openAs } from '../support/admin';
import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

// Beside the other browser tests it would keep their editors from publishing.
test('where approvals are required, an editor publishes nothing that nobody has approved', async ({
  browser,
}) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle(`Needs an approval ${Date.now()}`, 'draft');
  const document = `/collections/articles/${id}?locale=en`;
  const status = async () => (await cms.read<{ _status: string }>(`articles/${id}?depth=0`))._status;
  await cms.changeGlobal('publishing-rules', { isApprovalRequired: true });
  try {
    const anna = await openAs(browser, cms, { role: 'editor', name: 'Anna' });
    await openAdmin(anna, document);
    const ofAnna = anna.getByRole('region', { name: 'Review' });
    await expect(ofAnna).toContainText('Publishing needs an approval by another person.');
    const publish = anna.getByRole('button', { name: 'Publish changes' });
    await expect(publish).toHaveCount(0);
    const above = anna.locator('.doc-controls');
    await above.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(ofAnna).toContainText('waiting for an approval');
    await expect(above.getByRole('button', { name: 'Waits for approval' })).toBeDisabled();
    await expect(publish).toHaveCount(0);
    expect(await status()).toBe('draft');
    const otto = await openAs(browser, cms, { role: 'editor', name: 'Otto' });
    await openAdmin(otto, document);
    const ofOtto = otto.getByRole('region', { name: 'Review' });
    await ofOtto.getByRole('button', { name: 'Approve' }).click();
    await expect(ofOtto).toContainText('Approved.');
    await otto.close();

    await openAdmin(anna, document);
    await expect(ofAnna).toContainText('The draft can be published.');
    await publish.click();
    await expect.poll(status).toBe('published');
    await anna.close();
  } finally {
    await cms.changeGlobal('publishing-rules', { isApprovalRequired: false });
    await cms.deleteArticle(id);
  }
});

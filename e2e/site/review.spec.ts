import type { Browser } from '@playwright/test';

import { admin } from '../support/admin';
import { Cms } from '../support/cms';
import { required } from '../support/environment';
import { expect, test } from '../support/test';

const password = 'a password of the browser tests';

/** A window of an editor of this test's own, in English. */
async function editorNamed(browser: Browser, cms: Cms, name: string) {
  const url = required('E2E_GATEWAY_URL');
  const email = `${name.toLowerCase()}-${Date.now()}@kompassa.example`;
  await cms.add('users', { email, password, name, role: 'editor' });
  const context = await browser.newContext();
  await context.addCookies([{ name: 'payload-lng', value: 'en', url }]);
  const answer = await context.request.post(`${url}/cms-api/users/login`, { data: { email, password } });
  expect(answer.status()).toBe(200);
  return context.newPage();
}

test('one editor submits a draft, another approves it and is told, and the first reads the answer', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const cms = await Cms.signIn();
  const title = `Reviewed ${Date.now()}`;
  const id = await cms.add('articles?draft=true&locale=en', {
    title,
    articleType: 'trends',
    _status: 'draft',
  });
  const document = admin(`/collections/articles/${id}?locale=en`);

  const anna = await editorNamed(browser, cms, 'Anna');
  await anna.goto(document);
  const ofAnna = anna.getByRole('region', { name: 'Review' });
  await expect(ofAnna).toContainText('Not submitted.', { timeout: 30_000 });
  await ofAnna.getByLabel('Your comment').fill('Is the title good?');
  await ofAnna.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(ofAnna).toContainText('waiting for an approval');
  await expect(ofAnna.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const otto = await editorNamed(browser, cms, 'Otto');
  await otto.goto(document);
  const ofOtto = otto.getByRole('region', { name: 'Review' });
  await expect(ofOtto).toContainText('Is the title good?', { timeout: 30_000 });
  await ofOtto.getByRole('button', { name: 'Approve' }).click();
  await expect(ofOtto).toContainText('Approved.');

  await anna.goto(admin('/schedules'));
  await anna.getByRole('link', { name: '1 new notice' }).click();
  await anna.waitForURL(admin('/notices'));
  await anna.getByRole('link', { name: `Otto has approved: Article: ${title}` }).click();
  await expect(ofAnna).toContainText('Approved.', { timeout: 30_000 });
  await anna.goto(admin('/notices'));
  await expect(anna.getByRole('link', { name: /new notice/ })).toHaveCount(0);
});

import type { Page } from '@playwright/test';

import { logIn, register } from '../support/account';
import { expectAccessible } from '../support/axe';
import { Cms } from '../support/cms';
import { required } from '../support/environment';
import { expect, test } from '../support/test';
import { newPhone, password } from '../support/visitor';

// Shows (requirements, 11.17).

const gateway = (path: string) => required('E2E_GATEWAY_URL') + path;
const noon = (day: string) => `${day}T12:00:00.000Z`;

/** A client file with one return that waits, as staff enters it. */
async function addFile(cms: Cms, phone: string) {
  const { id: merchant } = await cms.first<{ id: number }>('merchants', 'username', phone);
  const file = await cms.add('client-files', {
    merchant,
    country: 'PL',
    duty: 'vat',
    state: 'authority',
    wanted: ['powerOfAttorney'],
    nextDate: noon('2099-03-02'),
    nextStep: 'decision',
  });
  const entry = await cms.add('client-returns', {
    clientFile: file,
    from: noon('2099-01-01'),
    to: noon('2099-01-31'),
    dueDate: noon('2099-02-25'),
    currency: 'PLN',
    netSales: 4_812_000,
    outputTax: 1_106_760,
    inputTax: 214_300,
    state: 'toApprove',
  });
  return { file, entry };
}

const returnIn = (page: Page, period: string) => page.getByRole('region', { name: period });

test('an account approves a return, once, and staff sees it', async ({ page }) => {
  const cms = await Cms.signIn();
  const phone = newPhone();
  await register(page, phone);
  const { entry } = await addFile(cms, phone);
  const stored = () => cms.first<Record<string, unknown>>('client-returns', 'id', String(entry));

  await page.goto(gateway('/workPlace'));
  await expect(page.getByRole('region', { name: 'Client files' })).toContainText(
    'One return waits for your approval',
  );
  await page.getByRole('link', { name: 'VAT, Poland' }).click();
  await page.waitForURL('**/user/files#file-*');
  const state = page.getByRole('list', { name: 'State' });
  await expect(state.locator('[aria-current="step"]')).toContainText('With the authority');
  await expect(page.getByRole('main')).toContainText('signed power of attorney');
  const shown = returnIn(page, 'Return for January 2099');
  await expect(shown).toContainText('PLN 8,924.60');
  await expectAccessible(page);

  // What staff changes meanwhile is not approved.
  await cms.change('client-returns', entry, { inputTax: 200_000 });
  await shown.getByRole('button', { name: 'Approve the return' }).click();
  await expect(shown.getByRole('alert')).toContainText('this return has changed');
  await expect(shown).toContainText('PLN 9,067.60');
  expect((await stored()).state).toBe('toApprove');

  await shown.getByRole('button', { name: 'Approve the return' }).click();
  await expect(shown.getByRole('status')).toContainText('Approved.');
  await expect(shown).toContainText('You approved these figures on');
  await expect(shown.getByRole('button')).toHaveCount(0);
  expect(await stored()).toMatchObject({ state: 'approved', decidedBy: expect.stringContaining(phone) });

  await page.goto(gateway('/user/calendar?lang=de'));
  await expect(page.getByRole('region', { name: 'Aus Ihren Akten' })).toContainText(
    'Erklärung für Januar 2099 · Freigegeben',
  );
  for (const path of ['/user/files?lang=de', '/user/calendar?lang=de', '/workPlace?lang=de']) {
    await page.goto(gateway(path));
    await expectAccessible(page);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('without scripts a return is sent back with a question, which staff answers', async ({
  page,
  browser,
}) => {
  const cms = await Cms.signIn();
  const phone = newPhone();
  await register(page, phone);
  const { entry } = await addFile(cms, phone);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(gateway('/user/login?return=%2Fuser%2Ffiles'));
  await logIn(plain, phone, password);
  await plain.waitForURL(gateway('/user/files'));
  const shown = returnIn(plain, 'Return for January 2099');
  await shown.getByText('Ask a question instead').click();
  const send = shown.getByRole('button', { name: 'Send it back with the question' });
  await send.click();
  await expect(shown.getByLabel('Your question about this return')).toHaveAccessibleDescription(
    /Please write your question/,
  );
  await shown.getByLabel('Your question about this return').fill('Why so little input VAT?');
  await send.click();
  await expect(shown).toContainText('Sent back. We have your question.');
  await expect(shown).toContainText('Why so little input VAT?');

  await cms.change('client-returns', entry, { answer: 'An invoice came too late.', state: 'toApprove' });
  await plain.goto(gateway('/user/files'));
  await expect(shown).toContainText('An invoice came too late.');
  await shown.getByRole('button', { name: 'Approve the return' }).click();
  await expect(shown).toContainText('Approved. The return goes to');
  await plain.close();
});

import type { Page } from '@playwright/test';

import { register } from '../support/account';
import { expectAccessible } from '../support/axe';
import { Cms } from '../support/cms';
import { required } from '../support/environment';
import { expect, test } from '../support/test';
import { newPhone } from '../support/visitor';

// Shows (requirements, 11.17).

const gateway = (path: string) => required('E2E_GATEWAY_URL') + path;
const noon = (day: string) => `${day}T12:00:00.000Z`;

/** A client file, as staff enters it. */
async function addFile(cms: Cms, phone: string): Promise<number> {
  const { id: merchant } = await cms.first<{ id: number }>('merchants', 'username', phone);
  return cms.add('client-files', {
    merchant,
    country: 'PL',
    duty: 'vat',
    state: 'authority',
    wanted: ['powerOfAttorney'],
    nextDate: noon('2099-03-02'),
    nextStep: 'decision',
  });
}

/** A return that waits. */
const addReturn = (cms: Cms, clientFile: number, month: string, lastDay: number) =>
  cms.add('client-returns', {
    clientFile,
    from: noon(`2099-${month}-01`),
    to: noon(`2099-${month}-${lastDay}`),
    dueDate: noon('2099-03-25'),
    currency: 'PLN',
    netSales: 4_812_000,
    outputTax: 1_106_760,
    inputTax: 214_300,
    state: 'toApprove',
  });

const returnIn = (page: Page, period: string) => page.getByRole('region', { name: period });

test('an account approves a return, once, and sends another back with a question, without scripts; staff sees both', async ({
  page,
  browser,
}) => {
  const cms = await Cms.signIn();
  const phone = newPhone();
  await register(page, phone);
  const file = await addFile(cms, phone);
  const entry = await addReturn(cms, file, '01', 31);
  const stored = () => cms.first<Record<string, unknown>>('client-returns', 'id', String(entry));

  await page.goto(gateway('/workPlace'));
  await expect(page.getByRole('region', { name: 'Client files' })).toContainText(
    'One return is waiting for your approval',
  );
  await page.getByRole('link', { name: 'VAT, Poland' }).click();
  await page.waitForURL('**/user/files#file-*');
  const state = page.getByRole('list', { name: 'State' });
  await expect(state.locator('[aria-current="step"]')).toContainText('With the authority');
  await expect(page.getByRole('main')).toContainText('signed power of attorney');
  const shown = returnIn(page, 'Return for January 2099');
  await expect(shown).toContainText('PLN 8,924.60');

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

  for (const path of ['/user/files?lang=de', '/user/calendar?lang=de', '/workPlace?lang=de']) {
    await page.goto(gateway(path));
    await expectAccessible(page);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  await page.goto(gateway('/user/calendar?lang=de'));
  await expect(page.getByRole('region', { name: 'Aus Ihren Akten' })).toContainText(
    'Erklärung für Januar 2099 · Freigegeben',
  );

  const asked = await addReturn(cms, file, '02', 28);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(gateway('/user/files?lang=en'));
  const other = returnIn(plain, 'Return for February 2099');
  await other.getByText('Ask a question instead').click();
  const send = other.getByRole('button', { name: 'Send it back with the question' });
  await send.click();
  const question = other.getByLabel('Your question about this return');
  await expect(question).toHaveAccessibleDescription(/Please write your question/);
  await question.fill('Why so little input VAT?');
  await send.click();
  await expect(other).toContainText('Sent back. We have your question.');
  await expect(other).toContainText('Why so little input VAT?');

  await cms.change('client-returns', asked, { answer: 'An invoice came too late.', state: 'toApprove' });
  await plain.goto(gateway('/user/files'));
  await expect(other).toContainText('An invoice came too late.');
  await other.getByRole('button', { name: 'Approve the return' }).click();
  await expect(other).toContainText('Approved. The return goes to');
  await context.close();
});

import type { Locator, Page } from '@playwright/test';

import type { Locale } from './routes';
import { expect } from './test';

export const checkWords = {
  en: { next: 'Next', show: 'Show my obligations' },
  de: { next: 'Weiter', show: 'Pflichten anzeigen' },
} satisfies Record<Locale, object>;

export const checkForm = (page: Page): Locator =>
  page.locator('form').filter({ has: page.locator('[name=companyCountry]') });

/** Leaves the open step of the check for the next one, whose name takes the focus. */
export async function nextStep(
  page: Page,
  locale: Locale,
  press = (button: Locator): Promise<void> => button.click(),
) {
  const form = checkForm(page);
  const before = await form.locator('[aria-current=step]').innerText();
  await press(form.getByRole('button', { name: checkWords[locale].next }));
  await expect(form.locator('h3:focus')).toBeVisible();
  await expect(form.locator('[aria-current=step]')).not.toHaveText(before);
}

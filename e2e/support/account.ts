import type { Page } from '@playwright/test';

import { solveByKeyboard } from './captcha';
import type { Cms } from './cms';
import { required } from './environment';
import { register as registerByCall } from './registration';
import type { Locale } from './routes';
import { expect } from './test';

const texts = {
  en: { phone: 'Mobile number', send: 'Send the code', code: 'Code from the text message' },
  de: { phone: 'Mobilnummer', send: 'Code senden', code: 'Code aus der SMS' },
};

/** The first step of a form that needs a code, on the gateway or the site, up to the code that the number was sent. */
export async function askForCode(
  page: Page,
  cms: Cms,
  phone: string,
  locale: Locale = 'en',
): Promise<string> {
  const text = texts[locale];
  await page.getByLabel(text.phone).fill(phone);
  await solveByKeyboard(page);
  // A double click must send one message only.
  await page.getByRole('button', { name: text.send }).dblclick();
  await expect(page.getByLabel(text.code)).toBeFocused();
  return /^\d{6}/.exec(await cms.lastMessage(phone))?.[0] ?? '';
}

/** Registers without the pages, and opens the workspace. */
export async function register(page: Page, phone: string) {
  await registerByCall(page.request, phone);
  await page.goto(`${required('E2E_GATEWAY_URL')}/workPlace`);
}

/** Fills the login and sends it. */
export async function logIn(page: Page, phone: string, secret: string) {
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

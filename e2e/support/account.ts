import { randomInt } from 'node:crypto';

import type { Page } from '@playwright/test';

import { solveByWork } from './captcha';
import type { Cms } from './cms';
import { required } from './environment';
import type { Locale } from './routes';
import { expect } from './test';

export const password = 'correct horse 1';

/** A number that no other test has used. */
export const newPhone = () => `+49${randomInt(10 ** 9, 10 ** 10)}`;

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
  await solveByWork(page);
  // A double click must send one message only.
  await page.getByRole('button', { name: text.send }).dblclick();
  await expect(page.getByLabel(text.code)).toBeFocused({ timeout: 15_000 });
  return /^\d{6}/.exec(await cms.lastMessage(phone))?.[0] ?? '';
}

/** Registers through the pages and ends in the workspace. */
export async function register(page: Page, cms: Cms, phone: string) {
  await page.goto(`${required('E2E_GATEWAY_URL')}/user/register`);
  const code = await askForCode(page, cms, phone);
  await page.getByLabel('Code from the text message').fill(code);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Company name').fill('Nordlicht Handels GmbH');
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: 'Open the account' }).click();
  await page.waitForURL('**/workPlace');
}

/** Fills the login and sends it. */
export async function logIn(page: Page, phone: string, secret: string) {
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

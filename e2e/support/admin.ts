import { randomUUID } from 'node:crypto';

import type { Browser, BrowserContext, Page, Request } from '@playwright/test';

import type { Cms } from './cms';
import { required } from './environment';
import { expect } from './test';

/** Of everybody who is made for a test. */
const password = 'a password of the browser tests';

/** The address of a page of the admin. */
export const admin = (path: string) => `${required('E2E_GATEWAY_URL')}/admin${path}`;

/** Waits until a page of the admin, and the form on it if there is one, takes what somebody does. */
export async function live(page: Page) {
  await expect(page.locator('.live-page:not([inert])')).toBeAttached();
  await expect(page.locator('[data-form-ready="false"]')).toHaveCount(0);
}

/** Opens a page of the admin and waits until it takes what somebody does. */
export async function openAdmin(page: Page, path: string) {
  await page.goto(admin(path));
  await live(page);
}

/** After a save, and while somebody types, the form asks the server for its state. */
export const isFormState = (request: Request) =>
  request.method() === 'POST' &&
  'next-action' in request.headers() &&
  Boolean(request.postData()?.includes('form-state'));

interface Person {
  role: 'editor' | 'translator';
  /** The language that a translator works into. */
  language?: 'en' | 'de';
  name?: string;
}

/** Logs in at the admin, in a language; the context then has the cookies of the session. */
export async function logIn(
  context: Pick<BrowserContext, 'addCookies' | 'request'>,
  who: { email: string; password: string },
  language: 'en' | 'de' = 'en',
) {
  const url = required('E2E_GATEWAY_URL');
  await context.addCookies([{ name: 'payload-lng', value: language, url }]);
  const answer = await context.request.post(`${url}/cms-api/users/login`, { data: who });
  expect(answer.status(), 'login at the admin').toBe(200);
}

/** Somebody of this test's own who works in the admin, in English; answers the id. */
export async function enterAdmin(context: BrowserContext, cms: Cms, person: Person): Promise<number> {
  const email = `${person.role}-${randomUUID()}@kompassa.example`;
  const id = await cms.add('users', { email, password, name: `A test's ${person.role}`, ...person });
  await logIn(context, { email, password });
  return id;
}

/** A window of somebody of this test's own, beside those of others. */
export async function openAs(browser: Browser, cms: Cms, person: Person): Promise<Page> {
  const context = await browser.newContext();
  await enterAdmin(context, cms, person);
  return context.newPage();
}

/** Publishes the changes of the document that is open, and waits for the answer: the button rests meanwhile too. */
export async function publishChanges(page: Page) {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && !response.url().includes('autosave=true'),
  );
  await page.getByRole('button', { name: 'Publish changes' }).click();
  expect((await answered).ok()).toBe(true);
}

/** A morning of next year, as people type it into the drawer behind “Schedule Publish”, and as the admin shows it. */
const year = new Date().getFullYear() + 1;
export const nextYear = {
  typed: `Mar 4, ${year} 9:00 AM`,
  shown: `${year}-03-04 09:00 (Europe/Berlin, GMT+1)`,
};

/** Opens the drawer behind “Schedule Publish”. */
export async function openSchedule(page: Page) {
  await page.locator('#action-save-popup button').click();
  await page.getByRole('button', { name: 'Schedule Publish' }).click();
}

/** Fills that drawer; `time` as people type it, of Berlin. */
export async function fillSchedule(page: Page, time: string, answer = 'Scheduled successfully.') {
  const drawer = page.locator('.schedule-publish');
  const field = drawer.locator('#time input');
  const picker = page.locator('.react-datepicker');
  // It opens a moment after the press, and would then lie over the button.
  await field.click();
  await expect(picker).toBeVisible();
  await field.fill(time);
  await field.press('Enter');
  await expect(picker).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.toast-title', { hasText: answer })).toBeVisible();
}

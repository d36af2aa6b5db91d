import { randomUUID } from 'node:crypto';

import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';

import type { Cms } from './cms';
import { required } from './environment';
import { expect } from './test';

/** Of everybody who is made for a test. */
const password = 'a password of the browser tests';

/** The address of a page of the admin. */
export const admin = (path: string) => `${required('E2E_GATEWAY_URL')}/admin${path}`;

interface Person {
  role: 'editor' | 'translator';
  /** The language that a translator works into. */
  language?: 'en' | 'de';
  name?: string;
}

/** Somebody of this test's own who works in the admin, in English; answers the id. */
export async function enterAdmin(context: BrowserContext, cms: Cms, user: Person): Promise<number> {
  const email = `${user.role}-${randomUUID()}@kompassa.example`;
  const id = await cms.add('users', { email, password, name: `A test's ${user.role}`, ...user });
  const url = required('E2E_GATEWAY_URL');
  await context.addCookies([{ name: 'payload-lng', value: 'en', url }]);
  const answer = await context.request.post(`${url}/cms-api/users/login`, { data: { email, password } });
  expect(answer.status(), 'login at the admin').toBe(200);
  return id;
}

/** A window of somebody of this test's own, beside those of others. */
export async function openAs(browser: Browser, cms: Cms, user: Person): Promise<Page> {
  const context = await browser.newContext();
  await enterAdmin(context, cms, user);
  return context.newPage();
}

/** Waits until the form of a document takes input. */
export const formReady = (page: Page) =>
  expect(page.locator('[data-form-ready="true"]').first()).toBeVisible();

/** Fills the drawer behind “Schedule Publish”; `time` as people type it, such as `Nov 24, 2027 9:00 AM`, of Berlin. */
export async function fillSchedule(
  page: Page,
  time: string,
  answer = 'Scheduled successfully.',
): Promise<void> {
  const drawer = page.locator('.schedule-publish');
  await drawer.locator('#time input').fill(time);
  await drawer.locator('#time input').press('Enter');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.toast-title', { hasText: answer })).toBeVisible();
}

/** Clicks a link of the admin until it is followed: a click that comes while the page hydrates is dropped. */
export async function follow(link: Locator, arrived: () => Promise<void>): Promise<void> {
  await expect(async () => {
    // The link may be gone, because the click before was slow and not dropped.
    await link.click({ timeout: 1_000 }).catch(() => undefined);
    await arrived();
  }).toPass({ timeout: 40_000 });
}

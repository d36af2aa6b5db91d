import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { test as plainTest, type BrowserContext, type Page } from '@playwright/test';

import { admin } from '../support/admin';
import { Cms } from '../support/cms';
import { required } from '../support/environment';
import { expect, test } from '../support/test';

const password = 'a password of the browser tests';
const newEmail = () => `made-${Date.now()}@kompassa.example`;

async function enterAsAdministrator(context: BrowserContext) {
  const url = required('E2E_GATEWAY_URL');
  await context.addCookies([{ name: 'payload-lng', value: 'en', url }]);
  const answer = await context.request.post(`${url}/cms-api/users/login`, {
    data: { email: required('E2E_ADMIN_EMAIL'), password: required('E2E_ADMIN_PASSWORD') },
  });
  expect(answer.status(), 'login at the admin').toBe(200);
}

/**
 * A page that sends a form by itself, as anybody may put one up. It waits a second, because a sandboxed frame has a
 * process of its own, to which the test must be connected first.
 */
const attack = (data: object) => `<!doctype html>
  <form method="post" enctype="multipart/form-data" action="${required('E2E_GATEWAY_URL')}/cms-api/users">
    <input name="_payload" value='${JSON.stringify(data)}'>
  </form>
  <script>setTimeout(() => document.forms[0].submit(), 1000)</script>`;

/** Serves a page on a port of its own while `work` runs. */
async function serving(html: string, work: (port: number) => Promise<void>) {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(html),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    await work((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
}

/** The gateway's answer to the form that a page sends. */
async function answerTo(page: Page, open: () => Promise<unknown>) {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/cms-api/users')),
    open(),
  ]);
  return { status: answer.status(), headers: await answer.request().allHeaders() };
}

const foreign: [from: string, host: string, wrap: (html: string) => string, origin: RegExp][] = [
  ['another port of this host', 'localhost', (html) => html, /^http:\/\/localhost:\d+$/],
  ['another site', '127.0.0.1', (html) => html, /^http:\/\/127\.0\.0\.1:\d+$/],
  [
    'a sandboxed frame',
    'localhost',
    (html) =>
      `<iframe sandbox="allow-forms allow-scripts" srcdoc="${html.replaceAll('"', '&quot;')}"></iframe>`,
    /^null$/,
  ],
];

// The browser logs the refusal to the console, which the other test would report as a problem.
for (const [from, host, wrap, origin] of foreign)
  plainTest(
    `a form on ${from} cannot create an administrator with an administrator's session`,
    async ({ page, context }) => {
      await enterAsAdministrator(context);
      const email = newEmail();
      const data = { email, password, name: 'Mallory', role: 'administrator' };
      await serving(wrap(attack(data)), async (port) => {
        const { status, headers } = await answerTo(page, () => page.goto(`http://${host}:${port}/`));
        expect(headers.origin).toMatch(origin);
        expect(status).toBe(403);
      });
      await expect((await Cms.signIn()).first('users', 'email', email)).rejects.toThrow('has no users');
    },
  );

plainTest(
  'a request with the cookie and without an origin cannot create an administrator',
  async ({ context }) => {
    await enterAsAdministrator(context);
    const data = { email: newEmail(), password, name: 'Mallory', role: 'administrator' };
    const answer = await context.request.post(`${required('E2E_GATEWAY_URL')}/cms-api/users`, {
      multipart: { _payload: JSON.stringify(data) },
    });
    expect(answer.status()).toBe(403);
  },
);

test('an administrator creates another one after entering the own password', async ({
  page,
  context,
  problems,
}) => {
  problems.wantStatus(400);
  await enterAsAdministrator(context);
  const email = newEmail();
  await page.goto(admin('/collections/users/create'));
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(password);
  await page.locator('#field-confirm-password').fill(password);
  await page.locator('#field-name').fill('A second administrator');
  const own = page.getByLabel('Your own password');
  const choose = async (role: string) => {
    await page.locator('#field-role').click();
    await page.getByRole('option', { name: role, exact: true }).click();
  };
  // The form drops a change that comes before its first answer from the server.
  await expect(async () => {
    await choose('Editor');
    await choose('Administrator');
    await expect(own).toHaveAttribute('type', 'password', { timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter your own password to make somebody an administrator.')).toBeVisible();
  await own.fill(required('E2E_ADMIN_PASSWORD'));
  // The form can be saved once it has validated the field again.
  await expect(async () => {
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/collections\/users\/\d+/, { timeout: 8_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByLabel('Your own password')).toHaveValue('');
  const cms = await Cms.signIn();
  const made = await cms.first<{ id: number; role: string }>('users', 'email', email);
  expect(made.role).toBe('administrator');
  expect(made).not.toHaveProperty('ownPassword');
  await cms.remove('users', made.id);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { test as plainTest } from '@playwright/test';

import { logIn, openAdmin } from '../support/admin';
import { Cms } from '../support/cms';
import { required } from '../support/environment';
import { expect, test } from '../support/test';

const password = 'a password of the browser tests';
const newEmail = () => `made-${Date.now()}@kompassa.example`;

const administrator = () => ({
  email: required('E2E_ADMIN_EMAIL'),
  password: required('E2E_ADMIN_PASSWORD'),
});

/** A page that sends a form by itself, as anybody may put one up. */
const attack = (data: object) => `<!doctype html>
  <form method="post" enctype="multipart/form-data" action="${required('E2E_GATEWAY_URL')}/cms-api/users">
    <input name="_payload" value='${JSON.stringify(data)}'>
  </form>
  <script>document.forms[0].submit()</script>`;

// The browser logs the refusal to the console, which the other test would report as a problem. Which origins are refused:
// gateway/test/origins.contract.test.ts.
plainTest(
  "a form on another port of this host cannot create an administrator with an administrator's session",
  async ({ page, context }) => {
    await logIn(context, administrator());
    const email = newEmail();
    const html = attack({ email, password, name: 'Mallory', role: 'administrator' });
    const server = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end(html),
    );
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const answered = page.waitForResponse((response) => response.url().endsWith('/cms-api/users'));
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    const answer = await answered;
    server.close();
    expect((await answer.request().allHeaders()).origin).toMatch(/^http:\/\/localhost:\d+$/);
    expect(answer.status()).toBe(403);
    await expect((await Cms.signIn()).first('users', 'email', email)).rejects.toThrow('has no users');
  },
);

test('an administrator creates another one after entering the own password', async ({
  page,
  context,
  problems,
}) => {
  problems.wantStatus(400);
  await logIn(context, administrator());
  const email = newEmail();
  await openAdmin(page, '/collections/users/create');
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(password);
  await page.locator('#field-confirm-password').fill(password);
  await page.locator('#field-name').fill('A second administrator');
  const own = page.getByLabel('Your own password');
  await page.locator('#field-role').click();
  await page.getByRole('option', { name: 'Administrator', exact: true }).click();
  await expect(own).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.refused-fields')).toContainText(
    'Enter your own password to make somebody an administrator.',
  );
  const refused = page.locator('.field-type.error', { has: own });
  await expect(refused).toBeVisible();
  await own.fill(required('E2E_ADMIN_PASSWORD'));
  await expect(refused).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\/collections\/users\/\d+/);
  await expect(page.getByLabel('Your own password')).toHaveValue('');
  const cms = await Cms.signIn();
  const made = await cms.first<{ id: number; role: string }>('users', 'email', email);
  expect(made.role).toBe('administrator');
  expect(made).not.toHaveProperty('ownPassword');
  await cms.remove('users', made.id);
});

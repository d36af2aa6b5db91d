import { required } from '../support/environment';
import { open } from '../support/open';
import { register } from '../support/registration';
import { expect, test } from '../support/test';

// Shows (requirements, 4.1 and 6.1).

// No cookie but those of the session.
test.use({ consent: 'open' });

const info = '/api/gateway/api/system/user/info';

test('a registration starts a session that the API proxy keeps, and a logout ends it', async ({ page }) => {
  const { request } = page;
  const { phone, answer } = await register(request);
  expect(Object.keys((await answer.json()) as object)).toEqual(['code', 'msg', 'data']);
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'loginCode');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(cookies.map(({ name }) => name).sort()).toEqual(['isGWLogin', 'loginCode']);
  expect(await answer.text()).not.toContain(session?.value);

  // The page asks too, and must not do so in the middle of the logout.
  const asked = page.waitForResponse(`**${info}`);
  await open(page, '/');
  await asked;
  const seen = await page.evaluate(async (address) => {
    const answered = await fetch(address);
    return { cookies: document.cookie, text: await answered.text() };
  }, info);
  expect(seen.cookies).toBe('isGWLogin=1');
  expect(seen.text).not.toContain(session?.value);
  expect(JSON.parse(seen.text)).toMatchObject({ code: 0, data: { companyName: 'Nordlicht Handels GmbH' } });
  expect(seen.text).toContain(phone.slice(-3));
  expect(seen.text).not.toContain(phone);

  const logout = await request.post('/api/gateway/auth/logout', {
    headers: { origin: required('E2E_SITE_URL') },
    data: {},
  });
  expect(await logout.json()).toEqual({ code: 0, msg: 'success', data: true });
  expect(await page.evaluate(() => document.cookie)).toBe('isGWLogin=0');
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['isGWLogin']);

  const replayed = await request.get(info, { headers: { cookie: `loginCode=${session?.value}` } });
  expect(replayed.status(), 'the token is dead').toBe(401);
});

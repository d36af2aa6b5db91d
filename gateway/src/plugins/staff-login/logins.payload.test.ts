import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { describe, it, mock } from 'node:test';
import timers from 'node:timers/promises';

import { expect } from 'expect';

import { openPayload } from '../../../test/payload/openPayload';
import { bearer, restRequest } from '../../../test/payload/restRequest';
import { uniqueAddress, uniqueEmail, uniquePhone } from '../../../test/payload/unique';
import { loginMerchant } from '../../features/accounts/loginMerchant';
import { issueCaptchaToken } from '../../features/captcha/token';

const payload = await openPayload();

// The pauses between attempts: loginThrottle.test.ts has them.
mock.method(timers, 'setTimeout', () => Promise.resolve());
syncBuiltinESMExports();

const password = 'correct horse 1';

async function newUser(role: 'administrator' | 'editor' = 'administrator') {
  const data = { email: uniqueEmail(), name: 'Somebody', role, password };
  return payload.create({ collection: 'users', data });
}
async function newMerchant(): Promise<string> {
  const username = uniquePhone();
  const consent = { consentVersion: 'x', consentTime: new Date().toISOString(), language: 'en' as const };
  await payload.create({ collection: 'merchants', data: { username, password, ...consent } });
  return username;
}

/** Sends a request from an address that no other request comes from. */
const request = (
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {},
) => restRequest(method, path, { headers: { 'x-forwarded-for': uniqueAddress(), ...headers }, body });

/** Staff and merchants log in by the same steps. `logIn` returns "ok", or the status with the message. */
const logins = {
  staff: {
    known: async () => (await newUser()).email,
    unknown: uniqueEmail,
    logIn: async (email: string, typed: string, captchaToken = ''): Promise<string> => {
      const body = { email, password: typed, captchaToken };
      const { status, text } = await request('POST', '/users/login', { body });
      return status === 200 ? 'ok' : `${status} ${text}`;
    },
  },
  merchants: {
    known: newMerchant,
    unknown: uniquePhone,
    logIn: async (phone: string, typed: string, captchaToken = ''): Promise<string> => {
      const context = { payload, now: new Date(), visitorAddress: uniqueAddress() };
      try {
        await loginMerchant({ phone, password: typed, captchaToken }, context);
        return 'ok';
      } catch (error) {
        const { code, message } = error as { code: number; message: string };
        return `${code} ${message}`;
      }
    },
  },
};

/** Returns the costs of the password hashes that are computed meanwhile. */
async function hashesDuring(work: () => Promise<unknown>) {
  const { mock: hashes } = mock.method(crypto, 'pbkdf2');
  syncBuiltinESMExports();
  await work();
  hashes.restore();
  syncBuiltinESMExports();
  return hashes.calls.map(({ arguments: [, , iterations, bytes, digest] }) => ({
    iterations,
    bytes,
    digest,
  }));
}

/** Returns how often each status occurs. */
function countByStatus(outcomes: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome.slice(0, 3)] = (counts[outcome.slice(0, 3)] ?? 0) + 1;
  return counts;
}

for (const [name, login] of Object.entries(logins)) {
  describe(`the login of ${name}`, async () => {
    const [known, unknown] = [await login.known(), login.unknown()];

    it('answers a wrong password in the same way for known and unknown names', async () => {
      const answer = await login.logIn(known, 'wrong password 1');
      expect(answer).toMatch(/^401 .*wrong/);
      expect(await login.logIn(unknown, 'wrong password 1')).toBe(answer);
    });

    it('checks five passwords without a captcha, however many are sent at once', async () => {
      // All at once, each from an address of its own; the last password is the right one.
      const guesses = Array.from({ length: 20 }, (_, i) => (i === 19 ? password : `guess number ${i}`));
      for (const account of [known, unknown]) {
        const outcomes = await Promise.all(guesses.map((guess) => login.logIn(account, guess)));
        // The test before has used one of the five.
        expect(countByStatus(outcomes)).toEqual({ '401': 4, '428': 16 });
      }
    });

    it('lets the owner log in with a captcha while others guess', async () => {
      const captcha = issueCaptchaToken();
      expect(await login.logIn(known, password)).toMatch(/^428/);
      expect(await login.logIn(known, 'wrong', issueCaptchaToken())).toMatch(/^401/);
      expect(await login.logIn(known, password, captcha)).toBe('ok');
      expect(await login.logIn(known, password)).toBe('ok');
    });

    // A wrong password for a name that has none costs as much, or the time would tell which names there are.
    it('computes the same hash for known as for unknown names', async () => {
      const names = [await login.known(), login.unknown()];
      const [ofKnown, ofUnknown] = [
        await hashesDuring(() => login.logIn(names[0] ?? '', 'wrong password 1')),
        await hashesDuring(() => login.logIn(names[1] ?? '', 'wrong password 1')),
      ];
      expect(ofKnown).toHaveLength(1);
      expect(ofUnknown).toEqual(ofKnown);
    });
  });
}

describe('a session of staff', async () => {
  async function logIn(email: string, typed = password, browser = 'a browser') {
    const { text, cookie } = await request('POST', '/users/login', {
      headers: { 'user-agent': browser },
      body: { email, password: typed },
    });
    const { token } = JSON.parse(text) as { token: string };
    return { token, cookie, headers: bearer(token) };
  }
  type Session = Awaited<ReturnType<typeof logIn>>;
  const nameOf = async (headers: Record<string, string>) => {
    const { text } = await request('GET', '/users/me', { headers });
    return (JSON.parse(text) as { user: { name: string } | null }).user?.name ?? null;
  };
  const isAlive = async ({ headers }: Session) => (await nameOf(headers)) !== null;
  const areAlive = (...sessions: Session[]) => Promise.all(sessions.map(isAlive));
  interface Listed {
    id: number;
    device: string;
    isCurrent: boolean;
  }
  const sessionsOf = async ({ headers }: Session, method = 'GET', path = '/users/sessions') =>
    (JSON.parse((await request(method, path, { headers })).text) as { sessions: Listed[] }).sessions;

  const browsers = {
    chrome:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    unknown: '',
  };
  const [user, stranger, administrator] = [await newUser('editor'), await newUser('editor'), await newUser()];
  const first = await logIn(user.email, password, browsers.chrome);

  it('is listed to its owner, who can end it', async () => {
    const second = await logIn(user.email, password, browsers.firefox);
    const third = await logIn(user.email, password, browsers.unknown);
    const ofStranger = await logIn(stranger.email);
    const list = await sessionsOf(first);
    expect(list.map(({ device, isCurrent }) => ({ device, isCurrent })).reverse()).toEqual([
      { device: 'Chrome on Linux', isCurrent: true },
      { device: 'Firefox on Windows', isCurrent: false },
      { device: 'Unknown device', isCurrent: false },
    ]);

    const secondPath = `/users/sessions/${list.find(({ device }) => device.startsWith('Firefox'))?.id}`;
    await sessionsOf(ofStranger, 'DELETE', secondPath);
    expect(await isAlive(second)).toBe(true);
    expect(await sessionsOf(first, 'DELETE', secondPath)).toHaveLength(2);
    expect(await areAlive(first, second, third)).toEqual([true, false, true]);

    expect(await sessionsOf(first, 'DELETE')).toHaveLength(1);
    expect(await areAlive(first, third, ofStranger)).toEqual([true, false, true]);
    expect((await request('GET', '/users/sessions')).status).toBe(401);
  });

  it('is in a cookie of this host only, over https only', async () => {
    const cookie = '__Host-payload-token=TOKEN; Path=/; Max-Age=28800; Secure; HttpOnly; SameSite=Lax';
    const refreshed = await request('POST', '/users/refresh-token', { headers: first.headers });
    expect(first.cookie?.replace(first.token, 'TOKEN')).toBe(cookie);
    expect(refreshed.cookie?.replace(first.token, 'TOKEN')).toBe(cookie);
    expect(await nameOf({ cookie: `__Host-payload-token=${first.token}` })).toBe('Somebody');
    expect(await nameOf({ cookie: `payload-token=${first.token}` })).toBeNull();
  });

  it('is stored without its token', async () =>
    expect(JSON.stringify(await payload.find({ collection: 'sessions' }))).not.toContain(first.token));

  it('cannot be replaced by a signed token of Payload', async () => {
    const { token } = await payload.login({ collection: 'users', data: { email: user.email, password } });
    expect(await nameOf(bearer(token))).toBeNull();
  });

  const statusOfChange = async ({ headers }: Session, body: object) =>
    (await request('PATCH', `/users/${user.id}`, { headers, body })).status;

  it('ends with a new password, except the one in which it was set', async () => {
    const other = await logIn(user.email);
    expect(await statusOfChange(first, { name: 'Renamed' })).toBe(200);
    expect(await areAlive(first, other)).toEqual([true, true]);
    for (const weak of ['short', 'Renamed 2026'])
      expect(await statusOfChange(first, { password: weak })).toBe(400);
    expect(await statusOfChange(first, { password: 'another horse 2' })).toBe(200);
    expect(await areAlive(first, other)).toEqual([true, false]);

    const ofAdministrator = await logIn(administrator.email);
    expect(await statusOfChange(ofAdministrator, { password: 'a third horse 3' })).toBe(200);
    expect(await isAlive(first)).toBe(false);
  });

  it('can change the e-mail address, which sends an e-mail to the old one; it ends with the logout', async () => {
    const newest = await logIn(user.email, 'a third horse 3');
    const newEmail = uniqueEmail();
    await statusOfChange(newest, { email: newEmail });
    const { docs } = await payload.find({
      collection: 'sent-messages',
      where: { recipient: { equals: user.email } },
    });
    expect(docs.map(({ subject }) => subject)).toEqual([
      'Kompassa CMS: new email address / neue E-Mail-Adresse',
    ]);

    expect(await request('POST', '/users/logout', { headers: newest.headers })).toMatchObject({
      status: 200,
      cookie: '__Host-payload-token=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax',
    });
    expect(await isAlive(newest)).toBe(false);
    expect((await request('POST', '/users/refresh-token', { headers: newest.headers })).status).toBe(401);
    user.email = newEmail;
  });

  it('ends when its user is deleted', async () => {
    const last = await logIn(user.email, 'a third horse 3');
    await payload.delete({ collection: 'users', id: user.id });
    expect(await isAlive(last)).toBe(false);
  });

  for (const path of ['unlock', 'verify/x']) {
    it(`is not changed by Payload’s own /users/${path}, which returns 404`, async () => {
      const { status } = await request('POST', `/users/${path}`, { body: { email: administrator.email } });
      expect(status).toBe(404);
    });
  }
});

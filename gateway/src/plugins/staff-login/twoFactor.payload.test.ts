import { describe, it } from 'node:test';

import { expect } from 'expect';

import { openPayload } from '../../../test/payload/openPayload';
import { bearer, restRequest } from '../../../test/payload/restRequest';
import { times } from '../../../test/payload/unique';
import { totpCode } from '../../../test/totpCode';
import { resetLogin } from '../../features/authentication/firstUsers';
import { makeStepTicket } from '../../features/authentication/secondStep';
import { makeTicket } from '../../platform/secrets/ticket';

const payload = await openPayload();

/** The code that the app shows now, or in 30 seconds, which is accepted as well. */
const shownCode = (secret: string, seconds = 0) => totpCode(secret, new Date(Date.now() + seconds * 1000));

const password = 'correct horse 1';
const visitorAddress = '10.3.0.1';
/** The time of merchants' requests; those of staff read the clock. */
const now = new Date();
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('two-factor authentication of staff', async () => {
  async function request(method: string, path: string, token = '', body?: object) {
    const headers = { 'x-forwarded-for': visitorAddress, ...(token && bearer(token)) };
    const { status, text, cookie } = await restRequest(method, `/users${path}`, { headers, body });
    const answer = JSON.parse(text) as {
      token?: string;
      ticket?: string;
      secret?: string;
      reason?: string;
      recoveryCodes?: string[];
      user?: object | null;
    };
    return { status, cookie, ...answer };
  }
  type Answer = Awaited<ReturnType<typeof request>>;
  const outcomeOf = ({ status, reason, token, ticket }: Answer): string =>
    token ? 'logged in' : ticket ? 'ticket' : `${reason ?? ''} ${status}`;
  const isAlive = async (token: string) => Boolean((await request('GET', '/me', token)).user);

  const email = 'administrator@kompassa.example';
  const user = await payload.create({
    collection: 'users',
    data: { email, name: 'A', role: 'administrator', password },
  });
  const logIn = () => request('POST', '/login', '', { email, password });
  const newTicket = async () => (await logIn()).ticket ?? '';
  const outcomeOfCode = async (ticket: string, code = '') =>
    outcomeOf(await request('POST', '/login/code', '', { ticket, code }));

  const token = (await logIn()).token ?? '';
  let secret = '';
  let confirmingCode = '';
  let recoveryCodes: string[] = [];

  it('is turned on with password and code, and ends other sessions', async () => {
    const otherToken = (await logIn()).token ?? '';
    expect(outcomeOf(await request('POST', '/two-factor', token, { password: 'wrong' }))).toBe(
      'credentials 401',
    );
    secret = (await request('POST', '/two-factor', token, { password })).secret ?? '';
    expect(outcomeOf(await logIn())).toBe('logged in');
    expect(outcomeOf(await request('POST', '/two-factor/confirm', token, { code: '000000' }))).toBe(
      'code 422',
    );

    confirmingCode = shownCode(secret);
    const confirmed = await request('POST', '/two-factor/confirm', token, { code: confirmingCode });
    recoveryCodes = confirmed.recoveryCodes ?? [];
    expect(recoveryCodes).toHaveLength(10);
    expect([await isAlive(token), await isAlive(otherToken)]).toEqual([true, false]);
  });

  it('stores neither the secret nor recovery codes in plain text', async () => {
    const stored = JSON.stringify([
      (await payload.find({ collection: 'second-factors' })).docs,
      (await payload.find({ collection: 'recovery-codes' })).docs,
    ]);
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  });

  it('gives a ticket for the password, and a session for ticket and code', async () => {
    const answer = await logIn();
    expect(outcomeOf(answer)).toBe('ticket');
    expect([answer.cookie, answer.user ?? null]).toEqual([null, null]);

    const ticket = answer.ticket ?? '';
    const code = shownCode(secret, 30);
    const otherTicket = await newTicket();
    expect(await outcomeOfCode(ticket, '000000')).toBe('code 422');
    // The code that turned it on is used up.
    expect(await outcomeOfCode(ticket, confirmingCode)).toBe('code 422');
    expect(await outcomeOfCode(ticket, code)).toBe('logged in');
    expect(await outcomeOfCode(otherTicket, code)).toBe('code 422');
    expect(await outcomeOfCode(otherTicket, recoveryCodes[0]?.toUpperCase().replaceAll('-', ' '))).toBe(
      'logged in',
    );
    expect(await outcomeOfCode(otherTicket, recoveryCodes[0])).toBe('code 422');
    expect(await outcomeOfCode(`${ticket.slice(0, -4)}AAAA`, recoveryCodes[1])).toBe('loginExpired 401');
  });

  it('refuses a ticket after five minutes, and one of another purpose', async () => {
    const old = makeStepTicket(user.id, later(-301));
    const ofCaptcha = makeTicket('captcha token', 300, now, String(user.id));
    expect(await outcomeOfCode(old, recoveryCodes[1])).toBe('loginExpired 401');
    expect(await outcomeOfCode(ofCaptcha, recoveryCodes[1])).toBe('loginExpired 401');
  });

  it('accepts a recovery code once in four simultaneous requests', async () => {
    const ticket = await newTicket();
    const outcomes = await Promise.all(times(4, ticket).map((same) => outcomeOfCode(same, recoveryCodes[2])));
    expect(outcomes.sort()).toEqual([...times(3, 'code 422'), 'logged in']);
  });

  it('allows five codes a ticket and ten an hour; a recovery code still works', async () => {
    const outcomes: string[] = [];
    for (let login = 0; login < 3; login += 1) {
      const ticket = await newTicket();
      for (let i = 0; i < 6; i += 1) outcomes.push(await outcomeOfCode(ticket, String(111_111 + i)));
    }
    expect(outcomes).toEqual([
      ...[...times(5, 'code 422'), 'loginExpired 401'],
      // The tenth was the code that was sent twice.
      ...[...times(4, 'code 422'), 'tooMany 429', 'loginExpired 401'],
      ...[...times(5, 'tooMany 429'), 'loginExpired 401'],
    ]);
    expect(await outcomeOfCode(await newTicket(), recoveryCodes[3])).toBe('logged in');
  });

  it('is turned off with the password', async () => {
    expect(outcomeOf(await request('POST', '/two-factor/remove', token, { password: 'wrong' }))).toBe(
      'credentials 401',
    );
    expect((await request('POST', '/two-factor/remove', token, { password })).status).toBe(200);
    expect(outcomeOf(await logIn())).toBe('logged in');
    expect(outcomeOf(await request('POST', '/two-factor', '', { password }))).toBe('session 401');
  });

  it('is turned off by the command that resets a login', async () => {
    const begun = await request('POST', '/two-factor', token, { password });
    await request('POST', '/two-factor/confirm', token, { code: shownCode(begun.secret ?? '') });
    const reset = await resetLogin(payload, email);
    expect(outcomeOf(await request('POST', '/login', '', { email, password: reset.password }))).toBe(
      'logged in',
    );
  });

  it('is deleted with the user', async () => {
    await payload.delete({ collection: 'users', id: user.id });
    await expectNothingLeft();
  });
});

/** No factor, recovery code or session is stored. */
async function expectNothingLeft(): Promise<void> {
  for (const collection of ['second-factors', 'recovery-codes', 'sessions'] as const)
    expect((await payload.count({ collection })).totalDocs).toBe(0);
}

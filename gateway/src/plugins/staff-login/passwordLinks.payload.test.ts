import { describe, it } from 'node:test';

import { expect } from 'expect';
import { TOTP } from 'otpauth';

import { openPayload } from '../../../test/payload/openPayload';
import { bearer, restRequest } from '../../../test/payload/restRequest';
import { staffSession } from '../../../test/payload/staffSession';
import { uniqueAddress, uniqueEmail } from '../../../test/payload/unique';
import { untilStored } from '../../../test/payload/untilStored';
import { beginEnrolment, confirmEnrolment } from '../../features/authentication/secondFactor';
import { issueCaptchaToken } from '../../features/captcha/token';
import { resetStaffPassword } from './passwordReset';

const payload = await openPayload();
const password = 'four words of a test';
const newPassword = 'other words of that test';

const addUser = async (role: 'editor' | 'administrator' = 'editor') => {
  const email = uniqueEmail();
  const { id } = await payload.create({
    collection: 'users',
    data: { email, name: 'Somebody', role, password },
  });
  return { id, email };
};

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await restRequest('POST', `/users/${path}`, {
    headers: { 'x-forwarded-for': uniqueAddress(), ...headers },
    body,
  });
  return { ...answer, body: JSON.parse(answer.text) as { errors?: { message: string }[]; token?: string } };
}

const ask = (email: string) => post('forgot-password', { email, captchaToken: issueCaptchaToken() });
const logIn = (email: string, typed: string) => post('login', { email, password: typed });

const letters = async (recipient: string) =>
  (
    await payload.find({
      collection: 'sent-messages',
      where: { recipient: { equals: recipient }, subject: { like: 'password' } },
      sort: '-id',
    })
  ).docs;

/** The token of the newest link to an address; links are made after the answer. */
async function tokenOf(email: string, count = 1): Promise<string> {
  const areThere = (found: object[]) => found.length >= count;
  const [newest] = await untilStored(payload, 'sent-messages', () => letters(email), areThere);
  return /#([\w-]{43})\n/.exec(newest?.text ?? '')?.[1] ?? '';
}

describe('a link that sets a new password of staff', () => {
  it('counts once, ends all sessions, and lets the new password in alone', async () => {
    const { email } = await addUser();
    const session = bearer((await logIn(email, password)).body.token);
    await ask(email);
    const token = await tokenOf(email);
    expect((await post('reset-password', { token, password: newPassword })).status).toBe(200);
    expect((await restRequest('GET', '/users/sessions', { headers: session })).status).toBe(401);
    expect((await logIn(email, password)).status).toBe(401);
    expect((await logIn(email, newPassword)).status).toBe(200);
    const again = await post('reset-password', { token, password: 'a third one of this test' });
    expect([again.status, again.body.errors?.[0]?.message]).toEqual([
      422,
      'This link was used already or is older than an hour. Please ask for a new one.',
    ]);
  });

  it('counts once, even if two use it at the same time', async () => {
    const { email } = await addUser();
    await ask(email);
    const token = await tokenOf(email);
    const answers = await Promise.all(
      ['first', 'second'].map((word) =>
        post('reset-password', { token, password: `${word} word and three more` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is not used up by a password that is too weak', async () => {
    const { email } = await addUser();
    await ask(email);
    const token = await tokenOf(email);
    const weak = await post('reset-password', { token, password: 'short' });
    expect([weak.status, weak.body.errors?.[0]?.message]).toEqual([
      400,
      'Please take at least 10 characters, for example four words.',
    ]);
    expect((await post('reset-password', { token, password: newPassword })).status).toBe(200);
  });

  it('is over after an hour', async () => {
    const { email } = await addUser();
    await ask(email);
    const token = await tokenOf(email);
    const inAnHour = new Date(Date.now() + 60 * 60_000 + 1_000);
    await expect(
      resetStaffPassword(payload, { token, password: newPassword }, inAnHour),
    ).rejects.toMatchObject({ reason: 'link' });
  });

  it('stays good when a stranger asks for another one, and both end once one is used', async () => {
    const { email } = await addUser();
    await ask(email);
    const first = await tokenOf(email);
    await ask(email);
    const second = await tokenOf(email, 2);
    expect((await post('reset-password', { token: first, password: newPassword })).status).toBe(200);
    const other = await post('reset-password', { token: second, password: 'a third one of this test' });
    expect(other.status).toBe(422);
  });

  for (const [change, data] of [
    ['the e-mail address', { email: uniqueEmail() }],
    ['the password', { password: 'one that was set elsewhere' }],
  ] as const) {
    it(`is over when ${change} was changed`, async () => {
      const { email, id } = await addUser();
      await ask(email);
      const token = await tokenOf(email);
      await payload.update({ collection: 'users', id, data });
      expect((await post('reset-password', { token, password: newPassword })).status).toBe(422);
    });
  }

  it('leaves the second factor on', async () => {
    const { id, email } = await addUser();
    const account = { collection: 'users', id } as const;
    const { secret } = await beginEnrolment(payload, account, email);
    await confirmEnrolment(payload, account, new TOTP({ secret }).generate(), new Date());
    await ask(email);
    await post('reset-password', { token: await tokenOf(email), password: newPassword });
    const { status, text } = await logIn(email, newPassword);
    expect([status, Object.keys(JSON.parse(text) as object)]).toEqual([200, ['ticket']]);
  });

  it('is stored without its token', async () => {
    const { id, email } = await addUser();
    await ask(email);
    const token = await tokenOf(email);
    const { docs } = await payload.find({ collection: 'message-codes', pagination: false });
    expect(docs.filter(({ recipient }) => recipient.startsWith(`staff-password:${id}:`))).toHaveLength(1);
    expect(JSON.stringify(docs)).not.toContain(token);
  });

  it('is read by administrators alone, where no mail server is connected', async () => {
    const { email } = await addUser();
    await ask(email);
    await tokenOf(email);
    const administrator = await addUser('administrator');
    const asAdministrator = bearer((await logIn(administrator.email, password)).body.token);
    const asEditor = await staffSession(payload, { name: 'Somebody', role: 'editor' });
    const read = async (headers: Record<string, string>) => {
      const path = `/sent-messages?where[recipient][equals]=${email}`;
      const { text } = await restRequest('GET', path, { headers });
      return (JSON.parse(text) as { totalDocs: number }).totalDocs;
    };
    expect([await read(asAdministrator), await read(asEditor)]).toEqual([1, 0]);
  });
});

describe('asking for a link', () => {
  it('is answered alike for known and unknown addresses, and after three times refused for both', async () => {
    const { email } = await addUser();
    const unknown = uniqueEmail();
    const answers = async (address: string) => {
      const given = [];
      for (let i = 0; i < 4; i += 1) given.push(await ask(address));
      return given.map(({ status, text }) => [status, text]);
    };
    const ofKnown = await answers(email);
    expect(ofKnown).toEqual(await answers(unknown));
    expect(ofKnown.map(([status]) => status)).toEqual([200, 200, 200, 429]);
    expect(await letters(unknown)).toEqual([]);
  });

  it('needs a captcha each time, and counts nothing without', async () => {
    const { email } = await addUser();
    const captchaToken = issueCaptchaToken();
    const without = () => post('forgot-password', { email });
    for (let i = 0; i < 5; i += 1)
      expect([(await without()).status, (await without()).body.errors?.[0]?.message]).toEqual([
        428,
        'Please confirm that you are a person. Each confirmation counts once.',
      ]);
    expect((await post('forgot-password', { email, captchaToken })).status).toBe(200);
    expect((await post('forgot-password', { email, captchaToken })).status).toBe(428);
    await tokenOf(email);
    expect(await letters(email)).toHaveLength(1);
  });

  it('is refused from a network that has asked twenty times', async () => {
    const from = { 'x-forwarded-for': uniqueAddress() };
    const statuses = [];
    for (let i = 0; i < 21; i += 1)
      statuses.push(
        (await post('forgot-password', { email: uniqueEmail(), captchaToken: issueCaptchaToken() }, from))
          .status,
      );
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([20, 429]);
  });

  for (const body of [{}, { email: 5 }, { email: { $ne: '' } }, { email: '' }])
    it(`returns 400 for ${JSON.stringify(body)}`, async () =>
      expect((await post('forgot-password', body)).status).toBe(400));

  for (const body of [{}, { token: 'x', password: newPassword }, { token: 5, password: 5 }])
    it(`returns 422 for the link ${JSON.stringify(body)}`, async () =>
      expect((await post('reset-password', body)).status).toBe(422));
});

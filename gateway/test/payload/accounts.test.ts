import { randomUUID } from 'node:crypto';
import { describe, it, mock } from 'node:test';

import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { expect } from 'expect';
import { jwtSign } from 'payload';

import { retentionDays } from '../../src/domain/retention';
import { changeCompany, changePassword, resetPassword } from '../../src/features/accounts/changeMerchant';
import { codeLifetime, redeemCode, storeCode } from '../../src/features/accounts/codes';
import type { CompanyData } from '../../src/features/accounts/companyData';
import { sessionLifetime } from '../../src/features/accounts/cookies';
import { currentMerchant } from '../../src/features/accounts/currentMerchant';
import { deleteExpiredLogins } from '../../src/features/accounts/deleteExpiredLogins';
import { loginMerchant } from '../../src/features/accounts/loginMerchant';
import { registerMerchant } from '../../src/features/accounts/registerMerchant';
import { sendPasswordCode, sendRegistrationCode } from '../../src/features/accounts/sendCode';
import { addFirstUsers } from '../../src/features/authentication/firstUsers';
import { accountLimits } from '../../src/features/authentication/limits';
import { closeSession, openSession } from '../../src/features/authentication/sessions';
import { issueCaptchaToken } from '../../src/features/captcha/token';
import { deleteExpiredReports } from '../../src/features/surveys/deleteExpiredReports';
import { resetCount } from '../../src/platform/limits/limit';
import { fillLimit } from './fillLimit';
import { openPayload } from './openPayload';
import { bearer, restRequest } from './restRequest';
import { times, uniqueAddress, uniquePhone } from './unique';

const payload = await openPayload();
const { client } = payload.db as unknown as SQLiteAdapter;
const demoLogins = await addFirstUsers(payload, true);

const now = new Date();
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
/** The context of a request from an address that no other request comes from. */
const accountContext = () => ({
  payload,
  now,
  language: 'en' as const,
  visitorAddress: uniqueAddress(),
});

const errors = {
  code: { reason: 'code', code: 422 },
  tooMany: { reason: 'tooMany', code: 429 },
  captcha: { reason: 'captcha', code: 428 },
  credentials: { reason: 'credentials', code: 401 },
};

const lastMessage = async (phone: string): Promise<string> => {
  const { docs } = await payload.find({
    collection: 'sent-messages',
    where: { recipient: { equals: phone } },
    sort: '-id',
    limit: 1,
  });
  return docs[0]?.text ?? '';
};
const codeIn = (text: string) => /^\d{6}/.exec(text)?.[0] ?? 'none';

const password = 'correct horse 1';
const registration = (phone: string, code: string, more: object = {}) => ({
  phone,
  code,
  password,
  companyName: 'Nordlicht Handels GmbH',
  channelId: '' as const,
  channelNo: '17',
  channelCode: 'fair',
  consentVersion: '2026-11-01',
  ...more,
});
const sendTo = (phone: string) => ({ phone, captchaToken: issueCaptchaToken(now) });

/** Registers a merchant by text message; `token` is that of their session. */
async function newMerchant() {
  const phone = uniquePhone();
  await sendRegistrationCode(sendTo(phone), accountContext());
  const code = codeIn(await lastMessage(phone));
  const { merchant, cookies } = await registerMerchant(registration(phone, code), accountContext());
  return { phone, merchant, token: cookies[0]?.value ?? '' };
}

/** Stores a merchant without a password, who was sent no message. */
async function storedMerchant(): Promise<{ id: number; phone: string }> {
  const phone = uniquePhone();
  const consent = { consentVersion: '2026-11-01', consentTime: now.toISOString(), language: 'en' };
  const { id } = await payload.db.create({
    collection: 'merchants',
    data: { username: phone, ...consent },
  });
  return { id: Number(id), phone };
}
const company: CompanyData = {
  companyName: 'Südlicht GmbH',
  companyForm: 'limitedCompany',
  registeredOffice: 'Speicherstraße 4, 20457 Hamburg',
  companyCountry: 'DE',
  vatNumber: 'DE999024513',
  vatReturns: [{ country: 'DE', period: 'month' }],
  furtherReports: ['ioss'],
};
const registeredPhone = async () => (await storedMerchant()).phone;

const isAlive = async (token: string | undefined, at = now) =>
  (await currentMerchant({ payload, token, now: at })) !== null;
const areAlive = (tokens: string[]) => Promise.all(tokens.map((token) => isAlive(token)));

/** Stores a code for a new number. */
async function newCode(code = '123456') {
  const subject = { purpose: 'register', phone: uniquePhone(), code } as const;
  await storeCode(payload, subject, now);
  return subject;
}

describe('a code', () => {
  /** Redeems a code several times at once; returns how often it was accepted. */
  async function redeem(subject: Parameters<typeof redeemCode>[1], requests = 1, at = now): Promise<number> {
    const accepted = await Promise.all(times(requests, subject).map((one) => redeemCode(payload, one, at)));
    return accepted.filter(Boolean).length;
  }

  it('is accepted once in five simultaneous requests', async () => {
    for (let round = 0; round < 25; round += 1) expect(await redeem(await newCode(), 5)).toBe(1);
  });

  for (const [wrongAttempts, accepted] of [
    [4, 1],
    [5, 0],
    [50, 0],
  ] as const) {
    it(`is ${accepted ? 'accepted' : 'invalid'} after ${wrongAttempts} wrong attempts`, async () => {
      const subject = await newCode();
      await redeem({ ...subject, code: '000000' }, wrongAttempts);
      expect(await redeem(subject)).toBe(accepted);
    });
  }

  it('expires after its lifetime', async () => {
    expect(await redeem(await newCode(), 1, after(codeLifetime - 1))).toBe(1);
    expect(await redeem(await newCode(), 1, after(codeLifetime))).toBe(0);
  });

  it('is replaced by a newer one', async () => {
    const first = await newCode('111111');
    const second = { ...first, code: '222222' };
    await storeCode(payload, second, now);
    expect(await redeem(first)).toBe(0);
    expect(await redeem(second)).toBe(1);
  });

  it('is valid for its phone number and purpose only', async () => {
    expect(await redeem({ ...(await newCode()), phone: uniquePhone() })).toBe(0);
    expect(await redeem({ ...(await newCode()), purpose: 'password' })).toBe(0);
  });
});

describe('registration', () => {
  it('stores channel, consent and a hash of the password', async () => {
    const { merchant } = await newMerchant();
    const stored = await payload.findByID({
      collection: 'merchants',
      id: merchant.id,
      showHiddenFields: true,
    });
    expect(stored).toMatchObject({
      username: expect.stringMatching(/^\+4930\d{8}$/),
      companyName: 'Nordlicht Handels GmbH',
      language: 'en',
      channelNo: '17',
      channelCode: 'fair',
      consentVersion: '2026-11-01',
      consentTime: expect.any(String),
      hash: expect.stringMatching(/./),
    });
    expect(JSON.stringify(stored)).not.toContain(password);
  });

  it('says that a number is taken only after the right code', async () => {
    const phone = await registeredPhone();
    await storeCode(payload, { purpose: 'register', phone, code: '654321' }, now);
    await expect(registerMerchant(registration(phone, '000000'), accountContext())).rejects.toMatchObject(
      errors.code,
    );
    await expect(registerMerchant(registration(phone, '654321'), accountContext())).rejects.toMatchObject({
      reason: 'taken',
      code: 409,
    });
  });

  it('refuses an unknown channel', async () =>
    expect(
      registerMerchant(registration(uniquePhone(), '123456', { channelId: 999_999 }), accountContext()),
    ).rejects.toMatchObject({ reason: 'channel', code: 404 }));
});

describe('a text message', () => {
  const cases = [
    ['registration of a new number', uniquePhone, sendRegistrationCode, /^CODE is your Kompassa code/],
    [
      'registration of a known number',
      registeredPhone,
      sendRegistrationCode,
      /already a Kompassa account with this number.*\/user\/login /,
    ],
    [
      'a forgotten password of a new number',
      uniquePhone,
      sendPasswordCode,
      /no Kompassa account with this number.*\/user\/register /,
    ],
    [
      'a forgotten password of a known number',
      registeredPhone,
      sendPasswordCode,
      /^CODE is your code for a new Kompassa password/,
    ],
  ] as const;
  for (const [name, newNumber, send, message] of cases) {
    it(`says whether the number has an account, the answer does not: ${name}`, async () => {
      const phone = await newNumber();
      expect(await send(sendTo(phone), accountContext())).toEqual({
        validFor: 600,
        retryAfter: 60,
        isDemonstration: true,
      });
      expect((await lastMessage(phone)).replace(/\d{6}/, 'CODE')).toMatch(message);
    });
  }

  it('is written in the language of the visitor', async () => {
    const phone = uniquePhone();
    await sendRegistrationCode(sendTo(phone), { ...accountContext(), language: 'de' });
    expect(await lastMessage(phone)).toMatch(/^\d{6} ist Ihr Code/);
  });

  // Other steps would take another time, which tells who has an account.
  for (const [name, send] of [
    ['registration', sendRegistrationCode],
    ['a new password', sendPasswordCode],
  ] as const) {
    it(`takes the same steps to known as to unknown numbers, for ${name}`, async () => {
      const statementsFor = async (phone: string) => {
        const { mock: asked } = mock.method(client, 'execute');
        await send(sendTo(phone), accountContext());
        asked.restore();
        return asked.calls.map(({ arguments: [given] }) => (typeof given === 'string' ? given : given.sql));
      };
      const ofKnown = await statementsFor(await registeredPhone());
      expect(ofKnown.length).toBeGreaterThan(4);
      expect(await statementsFor(uniquePhone())).toEqual(ofKnown);
    });
  }
});

describe('limits of text messages', () => {
  it('allow one message a minute to a number, for any purpose', async () => {
    const phone = uniquePhone();
    await sendRegistrationCode(sendTo(phone), accountContext());
    for (const send of [sendRegistrationCode, sendPasswordCode])
      await expect(send(sendTo(phone), accountContext())).rejects.toMatchObject(errors.tooMany);
  });

  it('allow five messages a day to a number', async () => {
    const phone = uniquePhone();
    const send = async () => {
      await resetCount(accountLimits.messagePause, phone);
      return sendRegistrationCode(sendTo(phone), accountContext());
    };
    for (let turn = 0; turn < 5; turn += 1) await send();
    await expect(send()).rejects.toMatchObject(errors.tooMany);
  });

  it('allow ten messages and thirty codes from an address', async () => {
    const context = accountContext();
    const send = () => sendRegistrationCode(sendTo(uniquePhone()), context);
    for (let turn = 0; turn < 10; turn += 1) await send();
    await expect(send()).rejects.toMatchObject(errors.tooMany);

    const register = () => registerMerchant(registration(uniquePhone(), '000000'), context);
    for (let turn = 0; turn < 30; turn += 1) await expect(register()).rejects.toMatchObject(errors.code);
    await expect(register()).rejects.toMatchObject(errors.tooMany);
  });

  it('are sent to the countries of the settings alone, and a refused one uses up no captcha', async () => {
    const captchaToken = issueCaptchaToken(now);
    // Satellites, the United States, Cuba: numbers that scripts earn money with.
    for (const phone of ['+88213123456', '+12025550123', '+5352345678'])
      for (const send of [sendRegistrationCode, sendPasswordCode])
        await expect(send({ phone, captchaToken }, accountContext())).rejects.toMatchObject({
          reason: 'country',
          code: 422,
        });
    await sendRegistrationCode({ phone: uniquePhone(), captchaToken }, accountContext());
  });

  for (const [name, limit] of [
    ['an hour', accountLimits.messagesPerHour],
    ['a day', accountLimits.messagesOfDay],
  ] as const) {
    it(`hold over all numbers and networks for ${name}`, async () => {
      await fillLimit(payload, limit, '', limit.points - 1);
      const send = () => sendRegistrationCode(sendTo(uniquePhone()), accountContext());
      await send();
      await expect(send()).rejects.toMatchObject(errors.tooMany);
      await resetCount(limit, '');
      await send();
    });
  }

  it('accept each captcha once', async () => {
    const captchaToken = issueCaptchaToken(now);
    const send = () => sendRegistrationCode({ phone: uniquePhone(), captchaToken }, accountContext());
    await send();
    await expect(send()).rejects.toMatchObject(errors.captcha);
  });

  it('do not count requests with an invalid captcha', async () => {
    const phone = uniquePhone();
    for (let turn = 0; turn < 3; turn += 1)
      await expect(
        sendRegistrationCode({ phone, captchaToken: 'none' }, accountContext()),
      ).rejects.toMatchObject(errors.captcha);
    await sendRegistrationCode(sendTo(phone), accountContext());
  });
});

describe('a session of a merchant', async () => {
  const { phone, merchant, token } = await newMerchant();
  const account = { collection: 'merchants', id: merchant.id } as const;
  const openOther = () => openSession(payload, account, { now, lifetime: sessionLifetime });
  const session = { payload, token, now };

  it('ends alone, also when nine others end at the same time', async () => {
    const tokens = await Promise.all(Array.from({ length: 10 }, openOther));
    expect(await areAlive(tokens)).toEqual(times(10, true));
    await Promise.all(tokens.slice(0, 9).map((one) => closeSession(payload, one)));
    expect(await areAlive(tokens)).toEqual([...times(9, false), true]);
    expect(await isAlive(token)).toBe(true);
  });

  it('expires after its lifetime', async () => {
    expect(await isAlive(token, after(sessionLifetime - 1))).toBe(true);
    expect(await isAlive(token, after(sessionLifetime))).toBe(false);
  });

  it('cannot be forged', async () =>
    expect(await areAlive(['', 'x', 'a'.repeat(43), `${token}=`, token.toLowerCase()])).toEqual(
      times(5, false),
    ));

  it('is stored without its token', async () =>
    expect(JSON.stringify(await payload.find({ collection: 'sessions' }))).not.toContain(token));

  it('can change the data of the company', async () => {
    await changeCompany(company, session);
    expect(await currentMerchant(session)).toMatchObject({
      ...company,
      vatReturns: [{ country: 'DE', period: 'month' }],
    });
    await changeCompany({ ...company, companyForm: '', vatReturns: [], furtherReports: [] }, session);
    expect(await currentMerchant(session)).toMatchObject({ companyForm: null, vatReturns: [] });
    const nobody = changeCompany(company, { ...session, token: undefined });
    await expect(nobody).rejects.toMatchObject({ reason: 'session', code: 401 });
  });

  it('ends with a new password, except the one in which it was set', async () => {
    const other = await openOther();
    await expect(
      changePassword({ oldPassword: 'wrong', newPassword: 'new password 2' }, session),
    ).rejects.toMatchObject(errors.credentials);
    expect(await areAlive([token, other])).toEqual([true, true]);
    await changePassword({ oldPassword: password, newPassword: 'new password 2' }, session);
    expect(await areAlive([token, other])).toEqual([true, false]);
    await expect(loginMerchant({ phone, password }, accountContext())).rejects.toMatchObject(
      errors.credentials,
    );
  });

  it('ends when the password is reset by text message', async () => {
    await storeCode(payload, { purpose: 'password', phone, code: '777777' }, now);
    await resetPassword({ phone, code: '777777', password: 'newest password 3' }, accountContext());
    expect(await isAlive(token)).toBe(false);
    const login = await loginMerchant({ phone, password: 'newest password 3' }, accountContext());
    expect(login).toMatchObject({ cookies: expect.any(Array) });
  });
});

describe('Payload’s REST API', async () => {
  const { phone, merchant, token } = await newMerchant();
  /** A token as Payload would sign it; the gateway gives none to merchants. */
  const { token: jwt } = await jwtSign({
    fieldsToSign: { id: merchant.id, collection: 'merchants', email: null },
    secret: payload.secret,
    tokenExpiration: 3600,
  });
  const asMerchant = bearer(jwt);
  const newcomer = {
    username: uniquePhone(),
    password,
    language: 'en',
    consentVersion: 'x',
    consentTime: now,
  };
  const statusOf = async (...request: Parameters<typeof restRequest>) =>
    (await restRequest(...request)).status;

  it('refuses a signed token of a merchant', async () => {
    const me = await restRequest('GET', '/users/me', { headers: asMerchant });
    expect(me.text).toBe('{"user":null,"message":"Account"}');
    const lock = { globalSlug: 'menu' };
    expect(await statusOf('POST', '/payload-locked-documents', { headers: asMerchant, body: lock })).toBe(
      403,
    );
    const byCookie = { cookie: `payload-token=${jwt}` };
    expect(await statusOf('POST', '/payload-locked-documents', { headers: byCookie, body: lock })).toBe(403);
    expect(
      await statusOf('POST', '/payload-preferences/x', { headers: asMerchant, body: { value: 1 } }),
    ).toBe(401);
    expect(await statusOf('GET', `/merchants/${merchant.id}`, { headers: asMerchant })).toBe(403);
    expect(await statusOf('GET', '/sessions', { headers: asMerchant })).toBe(501);
  });

  it('refuses the public to list, search and create merchants', async () => {
    expect(await statusOf('GET', '/merchants')).toBe(403);
    expect(await statusOf('GET', '/merchants?where[hash][like]=a')).toBe(403);
    expect(await statusOf('POST', '/merchants', { body: newcomer })).toBe(403);
    expect(await statusOf('GET', '/sent-messages')).toBe(403);
  });

  for (const [method, path] of [
    ['POST', 'login'],
    ['POST', 'logout'],
    ['POST', 'refresh-token'],
    ['POST', 'first-register'],
    ['POST', 'forgot-password'],
    ['POST', 'reset-password'],
    ['POST', 'unlock'],
    ['POST', 'verify/x'],
    ['GET', 'me'],
    ['GET', 'init'],
  ] as const) {
    it(`answers ${method} /merchants/${path} with 404`, async () => {
      const isLogin = path === 'login';
      const body = isLogin ? { username: phone, password } : newcomer;
      const headers = isLogin ? {} : asMerchant;
      expect(
        await statusOf(method, `/merchants/${path}`, { headers, ...(method === 'POST' && { body }) }),
      ).toBe(404);
    });
  }

  it('lets staff read merchants and messages, and change neither', async () => {
    const login = await restRequest('POST', '/users/login', { body: demoLogins[0] });
    const headers = bearer((JSON.parse(login.text) as { token: string }).token);
    expect(await statusOf('GET', '/merchants', { headers })).toBe(200);
    expect(await statusOf('GET', '/sent-messages', { headers })).toBe(200);
    const path = `/merchants/${merchant.id}`;
    expect(await statusOf('PATCH', path, { headers, body: { companyName: 'x' } })).toBe(403);
    expect(await statusOf('DELETE', path, { headers })).toBe(403);
    expect(await statusOf('GET', '/message-codes', { headers })).toBe(501);
  });

  it('ends the sessions of a merchant who is deleted', async () => {
    expect(await isAlive(token)).toBe(true);
    await payload.delete({ collection: 'merchants', id: merchant.id });
    expect(await isAlive(token)).toBe(false);
  });
});

describe('saved reports', () => {
  const save = (of: { merchant?: number; createdAt?: Date }) =>
    payload.create({
      collection: 'survey-reports',
      data: {
        reportId: randomUUID(),
        rulesVersion: '2026-11-01',
        companyCountry: 'DE',
        merchant: of.merchant,
        createdAt: of.createdAt?.toISOString(),
      },
    });
  const isKept = async ({ id }: { id: number }) =>
    (await payload.count({ collection: 'survey-reports', where: { id: { equals: id } } })).totalDocs === 1;

  it('are deleted with their account', async () => {
    const { id } = await storedMerchant();
    const [mine, other] = [await save({ merchant: id }), await save({})];
    await payload.delete({ collection: 'merchants', id });
    expect([await isKept(mine), await isKept(other)]).toEqual([false, true]);
  });

  it('of no account are deleted after their time', async () => {
    const { id } = await storedMerchant();
    const old = after(-(retentionDays.surveyReport + 1) * 86_400);
    const reports = [
      await save({ createdAt: old }),
      await save({ createdAt: after(-(retentionDays.surveyReport - 1) * 86_400) }),
      await save({ createdAt: old, merchant: id }),
    ];
    await deleteExpiredReports(payload, now);
    expect(await Promise.all(reports.map(isKept))).toEqual([false, true, true]);
  });
});

it('deletes sessions, codes and messages when they have expired', async () => {
  const countRows = () =>
    Promise.all(
      (['sessions', 'message-codes', 'sent-messages'] as const).map(
        async (collection) => (await payload.count({ collection })).totalDocs,
      ),
    );
  await newCode();
  await deleteExpiredLogins(payload, after(codeLifetime - 1));
  for (const rows of await countRows()) expect(rows).toBeGreaterThan(0);
  await deleteExpiredLogins(payload, after(31 * 86_400));
  expect(await countRows()).toEqual([0, 0, 0]);
});

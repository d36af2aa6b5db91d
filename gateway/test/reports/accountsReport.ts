// Run by accountRules.contract.test.ts in a process of its own: what accounts do on a real SQLite file, as one line of JSON.
import { getPayload, handleEndpoints, jwtSign } from 'payload';

import { addDemoUsers } from '../../src/cms/staff/demoUsers';
import { changeCompanyName, changePassword, resetPassword } from '../../src/features/accounts/changeMerchant';
import { codeLifetime, redeemCode, storeCode } from '../../src/features/accounts/codes';
import { sessionLifetime } from '../../src/features/accounts/cookies';
import { currentMerchant } from '../../src/features/accounts/currentMerchant';
import { deleteExpiredLogins } from '../../src/features/accounts/deleteExpiredLogins';
import { loginMerchant } from '../../src/features/accounts/loginMerchant';
import { registerMerchant } from '../../src/features/accounts/registerMerchant';
import { sendPasswordCode, sendRegistrationCode } from '../../src/features/accounts/sendCode';
import { accountLimits } from '../../src/features/authentication/limits';
import { closeSession, openSession } from '../../src/features/authentication/sessions';
import { issueCaptchaToken } from '../../src/features/captcha/token';
import configuration from '../../src/payload.config';
import { migrateDatabase } from '../../src/platform/db/migrateDatabase';
import { countStore } from '../../src/platform/limits/countStore';
import { resetCount, setCountStore } from '../../src/platform/limits/limit';

const payload = await getPayload({ config: configuration });
await migrateDatabase(payload);
setCountStore(countStore(payload));
const logins = await addDemoUsers(payload);

const now = new Date();
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
let counter = 0;
/** A number that nobody else has used. */
const newPhone = () => `+4930${String((counter += 1)).padStart(8, '0')}`;
/** From an address that nobody else has used. */
const accountContext = () => ({
  payload,
  now,
  language: 'en' as const,
  visitorAddress: `10.1.${(counter += 1) >> 8}.${counter & 255}`,
});

async function outcome<T>(work: Promise<T>): Promise<T | string> {
  try {
    return await work;
  } catch (error) {
    const { reason, code, name } = error as { reason?: string; code?: number; name: string };
    return reason ? `${reason} ${code}` : name;
  }
}

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

/** A merchant with an account, and the token of a session. */
async function newMerchant() {
  const phone = newPhone();
  await sendRegistrationCode(sendTo(phone), accountContext());
  const code = codeIn(await lastMessage(phone));
  const { merchant, cookies } = await registerMerchant(registration(phone, code), accountContext());
  return { phone, merchant, token: cookies[0]?.value ?? '' };
}
const isAlive = async (token: string, at = now) =>
  (await currentMerchant({ payload, token, now: at })) !== null;

// Codes, straight at the store.
async function freshCode(code = '123456') {
  const subject = { purpose: 'register', phone: newPhone(), code } as const;
  await storeCode(payload, subject, now);
  return subject;
}
const redeemTimes = async (times: number, subject: Parameters<typeof redeemCode>[1], at = now) =>
  (await Promise.all(Array.from({ length: times }, () => redeemCode(payload, subject, at)))).filter(Boolean)
    .length;

const winners: number[] = [];
for (let round = 0; round < 25; round += 1) winners.push(await redeemTimes(5, await freshCode()));

const guessed = await freshCode();
const wrong = { ...guessed, code: '000000' };
await redeemTimes(4, wrong);
const afterFourWrong = await redeemTimes(1, guessed);
const guessedAgain = await freshCode();
await redeemTimes(5, { ...guessedAgain, code: '000000' });
const afterFiveWrong = await redeemTimes(1, guessedAgain);
const flooded = await freshCode();
await redeemTimes(50, { ...flooded, code: '000000' });
const afterFlood = await redeemTimes(1, flooded);

const replaced = await freshCode('111111');
await storeCode(payload, { ...replaced, code: '222222' }, now);
const codes = {
  winners,
  afterFourWrong,
  afterFiveWrong,
  afterFlood,
  inTime: await redeemTimes(1, await freshCode(), after(codeLifetime - 1)),
  tooLate: await redeemTimes(1, await freshCode(), after(codeLifetime)),
  replaced: await redeemTimes(1, replaced),
  replacement: await redeemTimes(1, { ...replaced, code: '222222' }),
  ofAnotherNumber: await redeemTimes(1, { ...(await freshCode()), phone: newPhone() }),
  ofAnotherPurpose: await redeemTimes(1, { ...(await freshCode()), purpose: 'password' }),
};

// Registration.
const { phone, merchant, token } = await newMerchant();
const stored = await payload.findByID({ collection: 'merchants', id: merchant.id, showHiddenFields: true });
await storeCode(payload, { purpose: 'register', phone, code: '654321' }, now);
const registering = {
  stored: {
    ...stored,
    hash: undefined,
    salt: undefined,
    hasHash: Boolean(stored.hash),
    id: undefined,
    createdAt: undefined,
    updatedAt: undefined,
  },
  knownNumberWrongCode: await outcome(registerMerchant(registration(phone, '000000'), accountContext())),
  knownNumberRightCode: await outcome(registerMerchant(registration(phone, '654321'), accountContext())),
  unknownChannel: await outcome(
    registerMerchant(registration(newPhone(), '123456', { channelId: 999_999 }), accountContext()),
  ),
};

/** An account that nobody was sent a message for, and without a password. */
async function registeredPhone(): Promise<string> {
  const username = newPhone();
  const consent = { consentVersion: '2026-11-01', consentTime: now.toISOString(), language: 'en' };
  await payload.db.create({ collection: 'merchants', data: { username, ...consent } });
  return username;
}

// Messages: what known and unknown numbers read.
const messages: Record<string, unknown> = {};
const answers: Record<string, unknown> = {};
for (const [name, number, send] of [
  ['strangerRegisters', newPhone(), sendRegistrationCode],
  ['knownRegisters', await registeredPhone(), sendRegistrationCode],
  ['strangerForgot', newPhone(), sendPasswordCode],
  ['knownForgot', await registeredPhone(), sendPasswordCode],
] as const) {
  answers[name] = await send(sendTo(number), accountContext());
  messages[name] = (await lastMessage(number)).replace(/\d{6}/, 'CODE');
}
const german = newPhone();
await sendRegistrationCode(sendTo(german), { ...accountContext(), language: 'de' });
messages.german = (await lastMessage(german)).replace(/\d{6}/, 'CODE');

// Limits of messages.
const askTimes = async (times: number, work: (turn: number) => Promise<{ validFor: number }>) => {
  const outcomes: string[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const answer = await outcome(work(turn));
    outcomes.push(typeof answer === 'string' ? answer : 'sent');
  }
  return outcomes;
};
const pausing = newPhone();
const daily = newPhone();
const oneAddress = accountContext();
const captchaOnce = issueCaptchaToken(now);
const limits = {
  pause: await askTimes(2, () => sendRegistrationCode(sendTo(pausing), accountContext())),
  pauseOfOtherPurpose: await askTimes(1, () => sendPasswordCode(sendTo(pausing), accountContext())),
  day: await askTimes(6, async () => {
    await resetCount(accountLimits.messagePause, daily);
    return sendRegistrationCode(sendTo(daily), accountContext());
  }),
  address: await askTimes(11, () => sendRegistrationCode(sendTo(newPhone()), oneAddress)),
  captchaTwice: await askTimes(2, () =>
    sendRegistrationCode({ phone: newPhone(), captchaToken: captchaOnce }, accountContext()),
  ),
  codesFromAddress: await askTimes(31, async () => {
    await registerMerchant(registration(newPhone(), '000000'), oneAddress);
    return { validFor: 0 };
  }),
};
/** A captcha that is no good costs the number nothing. */
const spared = newPhone();
const unsolved = await askTimes(3, () =>
  sendRegistrationCode({ phone: spared, captchaToken: 'none' }, accountContext()),
);
const stillFree = await askTimes(1, () => sendRegistrationCode(sendTo(spared), accountContext()));

// Sessions.
const account = { collection: 'merchants', id: merchant.id } as const;
const tokens = await Promise.all(
  Array.from({ length: 10 }, () => openSession(payload, account, { now, lifetime: sessionLifetime })),
);
const aliveBefore = await Promise.all(tokens.map((one) => isAlive(one)));
await Promise.all(tokens.slice(0, 9).map((one) => closeSession(payload, one)));
const sessions = {
  aliveBefore,
  aliveAfterNineLoggedOut: await Promise.all(tokens.map((one) => isAlive(one))),
  firstStillAlive: await isAlive(token),
  inTime: await isAlive(token, after(sessionLifetime - 1)),
  tooLate: await isAlive(token, after(sessionLifetime)),
  forged: await Promise.all(
    ['', 'x', 'a'.repeat(43), `${token}=`, token.toLowerCase()].map((t) => isAlive(t)),
  ),
  inDatabase: JSON.stringify(await payload.find({ collection: 'sessions' })).includes(token),
};

// Changes.
const session = { payload, token, now };
await changeCompanyName('Südlicht GmbH', session);
const second = tokens[9] ?? '';
const changes = {
  companyName: (await currentMerchant(session))?.companyName,
  wrongOldPassword: await outcome(
    changePassword({ oldPassword: 'wrong', newPassword: 'new password 2' }, session),
  ),
  aliveBeforeChange: [await isAlive(token), await isAlive(second)],
  changed: await outcome(changePassword({ oldPassword: password, newPassword: 'new password 2' }, session)),
  aliveAfterChange: [await isAlive(token), await isAlive(second)],
  loginWithOld: await outcome(loginMerchant({ phone, password }, accountContext())),
  reset: '',
  aliveAfterReset: [] as boolean[],
  loginWithReset: '',
  withoutSession: await outcome(changeCompanyName('x', { ...session, token: undefined })),
};
await storeCode(payload, { purpose: 'password', phone, code: '777777' }, now);
const reset = await outcome(
  resetPassword({ phone, code: '777777', password: 'newest password 3' }, accountContext()),
);
changes.reset = typeof reset === 'string' ? reset : 'done';
changes.aliveAfterReset = [await isAlive(token), await isAlive(second)];
const again = await outcome(loginMerchant({ phone, password: 'newest password 3' }, accountContext()));
changes.loginWithReset = typeof again === 'string' ? again : 'done';

// Payload's own interface.
const ask = async (method: string, path: string, headers: Record<string, string> = {}, body?: object) => {
  const request = new Request(`http://gateway.example/cms-api${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const response = await handleEndpoints({ config: configuration, request });
  return { status: response.status, text: await response.text() };
};
const theirs = await newMerchant();
/** A token as Payload itself would make it; no merchant gets one. */
const { token: jwt } = await jwtSign({
  fieldsToSign: { id: theirs.merchant.id, collection: 'merchants', email: null },
  secret: payload.secret,
  tokenExpiration: 3600,
});
const asMerchant = { authorization: `JWT ${jwt}` };
const asMerchantByCookie = { cookie: `payload-token=${jwt}` };
const staffLogin = await ask('POST', '/users/login', {}, logins[0]);
const asEditor = { authorization: `JWT ${(JSON.parse(staffLogin.text) as { token: string }).token}` };
const newcomer = { username: newPhone(), password, language: 'en', consentVersion: 'x', consentTime: now };
const doors = {
  me: (await ask('GET', '/users/me', asMerchant)).text,
  lock: (await ask('POST', '/payload-locked-documents', asMerchant, { globalSlug: 'menu' })).status,
  lockByCookie: (await ask('POST', '/payload-locked-documents', asMerchantByCookie, { globalSlug: 'menu' }))
    .status,
  preference: (await ask('POST', '/payload-preferences/x', asMerchant, { value: 1 })).status,
  own: (await ask('GET', `/merchants/${theirs.merchant.id}`, asMerchant)).status,
  ownSessions: (await ask('GET', '/sessions', asMerchant)).status,
  list: (await ask('GET', '/merchants')).status,
  byField: (await ask('GET', '/merchants?where[hash][like]=a')).status,
  create: (await ask('POST', '/merchants', {}, newcomer)).status,
  login: (await ask('POST', '/merchants/login', {}, { username: theirs.phone, password })).status,
  closed: Object.fromEntries(
    await Promise.all(
      [
        ['POST', 'logout'],
        ['POST', 'refresh-token'],
        ['POST', 'first-register'],
        ['POST', 'forgot-password'],
        ['POST', 'reset-password'],
        ['POST', 'unlock'],
        ['POST', 'verify/x'],
        ['GET', 'me'],
        ['GET', 'init'],
      ].map(async ([method = '', path = '']) => [
        path,
        (await ask(method, `/merchants/${path}`, asMerchant, method === 'POST' ? newcomer : undefined))
          .status,
      ]),
    ),
  ) as Record<string, number>,
  editorLists: (await ask('GET', '/merchants', asEditor)).status,
  editorReadsMessages: (await ask('GET', '/sent-messages', asEditor)).status,
  publicReadsMessages: (await ask('GET', '/sent-messages')).status,
  editorChanges: (await ask('PATCH', `/merchants/${theirs.merchant.id}`, asEditor, { companyName: 'x' }))
    .status,
  editorDeletes: (await ask('DELETE', `/merchants/${theirs.merchant.id}`, asEditor)).status,
  codes: (await ask('GET', '/message-codes', asEditor)).status,
};
await payload.delete({ collection: 'merchants', id: theirs.merchant.id });
const aliveAfterDeletion = await isAlive(theirs.token);

// Stored data.
const rowsOf = async () =>
  Promise.all(
    (['sessions', 'message-codes', 'sent-messages'] as const).map(
      async (collection) => (await payload.count({ collection })).totalDocs,
    ),
  );
await freshCode();
await deleteExpiredLogins(payload, after(codeLifetime - 1));
const kept = await rowsOf();
await deleteExpiredLogins(payload, after(31 * 86_400));
const keptAfterAMonth = await rowsOf();

// Time, in one run, one of each kind after the other.
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
async function compare(times: number, work: (isKnown: boolean) => Promise<() => Promise<unknown>>) {
  const taken = { known: [] as number[], unknown: [] as number[] };
  for (let i = -2; i < times; i += 1) {
    for (const isKnown of [true, false]) {
      const prepared = await work(isKnown);
      const start = performance.now();
      await prepared();
      // The first rounds warm up.
      if (i >= 0) taken[isKnown ? 'known' : 'unknown'].push(performance.now() - start);
    }
  }
  return { known: median(taken.known), unknown: median(taken.unknown) };
}
const timing = {
  registrationCode: await compare(40, async (isKnown) => {
    const number = isKnown ? await registeredPhone() : newPhone();
    return () => sendRegistrationCode(sendTo(number), accountContext());
  }),
  passwordCode: await compare(40, async (isKnown) => {
    const number = isKnown ? await registeredPhone() : newPhone();
    return () => sendPasswordCode(sendTo(number), accountContext());
  }),
};

const report = {
  codes,
  registering,
  messages,
  answers,
  limits,
  spared: [...unsolved, ...stillFree],
  sessions,
  changes,
  doors,
  aliveAfterDeletion,
  kept,
  keptAfterAMonth,
  timing,
};
process.stdout.write(`\nREPORT ${JSON.stringify(report)}\n`);
await payload.destroy();

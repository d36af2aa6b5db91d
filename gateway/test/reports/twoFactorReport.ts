// Run by twoFactor.contract.test.ts in a process of its own: the login in two steps, as one line of JSON.
import { getPayload, handleEndpoints } from 'payload';

import { resetLogin } from '../../src/cms/staff/demoUsers';
import { resetPassword } from '../../src/features/accounts/changeMerchant';
import { storeCode } from '../../src/features/accounts/codes';
import { currentMerchant } from '../../src/features/accounts/currentMerchant';
import { loginMerchant, loginMerchantByCode } from '../../src/features/accounts/loginMerchant';
import {
  beginTwoFactor,
  confirmTwoFactor,
  removeTwoFactor,
} from '../../src/features/accounts/twoFactorOfMerchant';
import { issuePendingLogin } from '../../src/features/authentication/pendingLogin';
import configuration from '../../src/payload.config';
import { migrateDatabase } from '../../src/platform/db/migrateDatabase';
import { countStore } from '../../src/platform/limits/countStore';
import { setCountStore } from '../../src/platform/limits/limit';
import { totpCode } from '../totpCode';

const payload = await getPayload({ config: configuration });
await migrateDatabase(payload);
setCountStore(countStore(payload));

/** The code that the app shows now, or in 30 seconds, which is accepted as well. */
const shown = (secret: string, seconds = 0) => totpCode(secret, new Date(Date.now() + seconds * 1000));

const password = 'correct horse 1';
const visitorAddress = '10.3.0.1';
/** For merchants; requests of staff know the real time alone. */
const now = new Date();
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

async function ask(method: string, path: string, token = '', body?: object) {
  const request = new Request(`http://localhost/cms-api/users${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': visitorAddress,
      ...(token && { authorization: `JWT ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
  const response = await handleEndpoints({ config: configuration, request });
  const answer = (await response.json()) as {
    token?: string;
    ticket?: string;
    secret?: string;
    reason?: string;
    recoveryCodes?: string[];
    user?: object | null;
  };
  return { status: response.status, cookie: response.headers.get('set-cookie'), ...answer };
}
type Answered = Awaited<ReturnType<typeof ask>>;
const outcomeOf = ({ status, reason, token, ticket }: Answered): string =>
  token ? 'in' : ticket ? 'ticket' : `${reason ?? ''} ${status}`;
const isAlive = async (token: string) => Boolean((await ask('GET', '/me', token)).user);

async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    const entry = await work;
    return entry && typeof entry === 'object' && 'ticket' in entry ? 'ticket' : 'in';
  } catch (error) {
    const { reason, code } = error as { reason: string; code: number };
    return `${reason} ${code}`;
  }
}

// Staff, by the addresses that the admin asks.
const email = 'administrator@kompassa.example';
const user = await payload.create({
  collection: 'users',
  data: { email, name: 'A', role: 'administrator', password },
});
const logIn = () => ask('POST', '/login', '', { email, password });
const sendCode = (ticket: string, code: string) => ask('POST', '/login/code', '', { ticket, code });

const own = (await logIn()).token ?? '';
const elsewhere = (await logIn()).token ?? '';
const wrongPassword = await ask('POST', '/two-factor', own, { password: 'wrong' });
const begun = await ask('POST', '/two-factor', own, { password });
const secret = begun.secret ?? '';
const whileBegun = outcomeOf(await logIn());
const wrongConfirm = await ask('POST', '/two-factor/confirm', own, { code: '000000' });
const confirming = shown(secret);
const confirmed = await ask('POST', '/two-factor/confirm', own, { code: confirming });
const codes = confirmed.recoveryCodes ?? [];
const stored = JSON.stringify([
  (await payload.find({ collection: 'second-factors' })).docs,
  (await payload.find({ collection: 'recovery-codes' })).docs,
]);

const first = await logIn();
const ticket = first.ticket ?? '';
const code = shown(secret, 30);
const again = (await logIn()).ticket ?? '';
const staff = {
  wrongPassword: outcomeOf(wrongPassword),
  whileBegun,
  wrongConfirm: outcomeOf(wrongConfirm),
  recoveryCodes: codes.length,
  secretsInDatabase: [secret, ...codes].some((each) => stored.includes(each)),
  sessions: [await isAlive(own), await isAlive(elsewhere)],
  passwordAlone: [outcomeOf(first), first.cookie, first.user ?? null],
  wrongCode: outcomeOf(await sendCode(ticket, '000000')),
  // The code that turned it on is used up.
  codeOfConfirming: outcomeOf(await sendCode(ticket, confirming)),
  rightCode: outcomeOf(await sendCode(ticket, code)),
  sameCodeAgain: outcomeOf(await sendCode(again, code)),
  recoveryCode: outcomeOf(await sendCode(again, codes[0]?.toUpperCase().replaceAll('-', ' ') ?? '')),
  sameRecoveryCode: outcomeOf(await sendCode(again, codes[0] ?? '')),
  parallelRecovery: [] as string[],
  forgedTicket: outcomeOf(await sendCode(`${ticket.slice(0, -4)}AAAA`, codes[1] ?? '')),
  oldTicket: outcomeOf(
    await sendCode(issuePendingLogin({ collection: 'users', id: user.id }, later(-301)), codes[1] ?? ''),
  ),
  ticketOfMerchant: outcomeOf(
    await sendCode(issuePendingLogin({ collection: 'merchants', id: user.id }, now), codes[1] ?? ''),
  ),
};
const parallel = (await logIn()).ticket ?? '';
staff.parallelRecovery = (
  await Promise.all([1, 2, 3, 4].map(async () => outcomeOf(await sendCode(parallel, codes[2] ?? ''))))
).sort();

// Guessing, for who knows the password: five tries a ticket, ten codes an hour.
const guesses: string[] = [];
for (let login = 0; login < 3; login += 1) {
  const guessed = (await logIn()).ticket ?? '';
  for (let i = 0; i < 6; i += 1) guesses.push(outcomeOf(await sendCode(guessed, String(111_111 + i))));
}
const ownerMeanwhile = outcomeOf(await sendCode((await logIn()).ticket ?? '', codes[3] ?? ''));

const removedByWrong = outcomeOf(await ask('POST', '/two-factor/remove', own, { password: 'wrong' }));
const removed = (await ask('POST', '/two-factor/remove', own, { password })).status;
const afterRemoving = outcomeOf(await logIn());
const stranger = outcomeOf(await ask('POST', '/two-factor', '', { password }));

// A reset by the command line lets in who has lost the app.
const anew = await ask('POST', '/two-factor', own, { password });
await ask('POST', '/two-factor/confirm', own, { code: shown(anew.secret ?? '') });
const reset = await resetLogin(payload, email);
const afterReset = outcomeOf(await ask('POST', '/login', '', { email, password: reset.password }));

// Merchants, by what their pages call.
const phone = '+493012345678';
const consent = { consentVersion: 'x', consentTime: now.toISOString(), language: 'en' as const };
const { id } = await payload.create({
  collection: 'merchants',
  data: { username: phone, password, ...consent },
});
const place = { payload, now, visitorAddress };
const enter = async () => {
  const entry = await loginMerchant({ phone, password }, place);
  return 'cookies' in entry ? { token: entry.cookies[0]?.value, ticket: '' } : { token: '', ...entry };
};
const { token } = await enter();
const other = (await enter()).token;
const session = { payload, token, now };
const enrolment = await beginTwoFactor(password, session);
const merchantCodes = await confirmTwoFactor(totpCode(enrolment.secret, later(-30)), session);
const step = async (given: string) => {
  const { ticket: mine = '' } = await enter();
  return outcome(loginMerchantByCode({ ticket: mine, code: given }, place));
};
const otherAlive = (await currentMerchant({ payload, token: other, now })) !== null;
await storeCode(payload, { purpose: 'password', phone, code: '777777' }, now);
const merchants = {
  beginWithWrong: await outcome(beginTwoFactor('wrong', session)),
  beginAgain: await outcome(beginTwoFactor(password, session)),
  otherAlive,
  passwordAlone: await outcome(loginMerchant({ phone, password }, place)),
  wrongCode: await step('000000'),
  rightCode: await step(totpCode(enrolment.secret, now)),
  sameCode: await step(totpCode(enrolment.secret, now)),
  recoveryCode: await step(merchantCodes[0] ?? ''),
  // A code of a text message sets a password, and logs nobody in.
  resetByMessage: await resetPassword({ phone, code: '777777', password }, place),
  afterReset: await outcome(loginMerchant({ phone, password }, place)),
  removed: '',
  afterRemoving: '',
};
const { ticket: last = '' } = await enter();
const { cookies } = await loginMerchantByCode({ ticket: last, code: merchantCodes[1] ?? '' }, place);
merchants.removed = await outcome(removeTwoFactor(password, { payload, token: cookies[0]?.value, now }));
merchants.afterRemoving = await outcome(loginMerchant({ phone, password }, place));

// Nothing is left of an account that is deleted.
const onceMore = await beginTwoFactor(password, { payload, token: (await enter()).token, now });
await payload.delete({ collection: 'merchants', id });
await payload.delete({ collection: 'users', id: user.id });
const left = await Promise.all(
  (['second-factors', 'recovery-codes', 'sessions'] as const).map(
    async (collection) => (await payload.count({ collection })).totalDocs,
  ),
);

const report = {
  staff,
  guesses,
  ownerMeanwhile,
  removing: { removedByWrong, removed, afterRemoving, stranger, afterReset },
  merchants,
  hasQrCode: onceMore.qrCode.startsWith('<svg'),
  left,
};
process.stdout.write(`\nREPORT ${JSON.stringify(report)}\n`);
await payload.destroy();

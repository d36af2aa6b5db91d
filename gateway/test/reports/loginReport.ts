// Run by logins.contract.test.ts in a process of its own: how staff and merchants log in, as one line of JSON.
import { getPayload, handleEndpoints } from 'payload';

import { loginMerchant } from '../../src/features/accounts/loginMerchant';
import { loginLimits } from '../../src/features/authentication/loginThrottle';
import { issueCaptchaToken } from '../../src/features/captcha/token';
import configuration from '../../src/payload.config';
import { migrateDatabase } from '../../src/platform/db/migrateDatabase';
import { countStore } from '../../src/platform/limits/countStore';
import { resetCount, setCountStore, countAttempt } from '../../src/platform/limits/limit';

const payload = await getPayload({ config: configuration });
await migrateDatabase(payload);
setCountStore(countStore(payload));

const password = 'correct horse 1';
let counter = 0;
const newAddress = () => `10.2.${(counter += 1) >> 8}.${counter & 255}`;
const newEmail = () => `staff-${(counter += 1)}@kompassa.example`;
const newPhone = () => `+4930${String((counter += 1)).padStart(8, '0')}`;

async function newUser(role: 'administrator' | 'editor' = 'administrator') {
  const data = { email: newEmail(), name: 'Somebody', role, password };
  return payload.create({ collection: 'users', data });
}
async function newMerchant(): Promise<string> {
  const username = newPhone();
  const consent = { consentVersion: 'x', consentTime: new Date().toISOString(), language: 'en' as const };
  await payload.create({ collection: 'merchants', data: { username, password, ...consent } });
  return username;
}

interface Asked {
  headers?: Record<string, string>;
  body?: object;
}
async function ask(method: string, path: string, { headers, body }: Asked = {}) {
  const request = new Request(`https://cms.kompassa.example/cms-api${path}`, {
    method,
    headers: { 'x-forwarded-for': newAddress(), 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
  const response = await handleEndpoints({ config: configuration, request });
  const text = await response.text();
  return { status: response.status, text, cookie: response.headers.get('set-cookie') ?? '' };
}

/** Staff and merchants by the same steps: the outcome is a status and what was said. */
const doors = {
  staff: {
    known: async () => (await newUser()).email,
    unknown: () => Promise.resolve(newEmail()),
    enter: async (email: string, typed: string, captchaToken = ''): Promise<string> => {
      const { status, text } = await ask('POST', '/users/login', {
        body: { email, password: typed, captchaToken },
      });
      return status === 200 ? 'in' : `${status} ${text}`;
    },
    key: (email: string) => `users:${email}`,
  },
  merchants: {
    known: newMerchant,
    unknown: () => Promise.resolve(newPhone()),
    enter: async (phone: string, typed: string, captchaToken = ''): Promise<string> => {
      const place = { payload, now: new Date(), visitorAddress: newAddress() };
      try {
        await loginMerchant({ phone, password: typed, captchaToken }, place);
        return 'in';
      } catch (error) {
        const { code, message } = error as { code: number; message: string };
        return `${code} ${message}`;
      }
    },
    key: (phone: string) => `merchants:${phone}`,
  },
};
type Door = (typeof doors)['staff'];

/** The fifth that was fastest: garbage collection and the like only add time. */
const fast = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 5)] ?? 0;

/** Milliseconds of processor time of this process: what other programs do in the meantime does not count. */
const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** How long a wrong password takes at a known name, as a ratio to an unknown one; both in turn. */
async function times(door: Door, rounds = 20) {
  const taken = { known: [] as number[], unknown: [] as number[] };
  const names = { known: await door.known(), unknown: await door.unknown() };
  for (let round = -2; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      await resetCount(loginLimits.ofAccount, door.key(names[kind]));
      const start = processorTime();
      await door.enter(names[kind], 'wrong password 1');
      // The first rounds warm up.
      if (round >= 0) taken[kind].push(processorTime() - start);
    }
  }
  return fast(taken.known) / fast(taken.unknown);
}

const count = (outcomes: string[]) => {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome.slice(0, 3)] = (counts[outcome.slice(0, 3)] ?? 0) + 1;
  return counts;
};

async function report(door: Door) {
  const [known, unknown] = [await door.known(), await door.unknown()];
  const answers = {
    known: await door.enter(known, 'wrong password 1'),
    unknown: await door.enter(unknown, 'wrong password 1'),
  };
  // Two hundred at once, each from a network of its own, and the right password among them at the end.
  const guesses = Array.from({ length: 200 }, (_, i) => (i === 199 ? password : `guess number ${i}`));
  const flood = count(await Promise.all(guesses.map((guess) => door.enter(known, guess))));
  const floodOfUnknown = count(await Promise.all(guesses.map((guess) => door.enter(unknown, guess))));
  const captcha = issueCaptchaToken();
  const owner = {
    withoutCaptcha: (await door.enter(known, password)).slice(0, 3),
    wrongWithCaptcha: (await door.enter(known, 'wrong', issueCaptchaToken())).slice(0, 3),
    withCaptcha: await door.enter(known, password, captcha),
    afterwards: await door.enter(known, password),
  };
  return { answers, flood, floodOfUnknown, owner, ratio: await times(door) };
}

const logins = { staff: await report(doors.staff), merchants: await report(doors.merchants) };

/** One network that guesses at many accounts, a password each. */
const address = '192.0.2.7';
const network = { 'x-forwarded-for': address };
const spraying: number[] = [];
for (let i = 0; i < loginLimits.fromNetwork.points - 2; i += 1)
  await countAttempt(loginLimits.fromNetwork, address);
for (let i = 0; i < 4; i += 1) {
  const body = { email: newEmail(), password: 'guess 1' };
  spraying.push((await ask('POST', '/users/login', { headers: network, body })).status);
}

// Sessions of staff.
async function logIn(email: string, typed = password, browser = 'a browser') {
  const answer = await ask('POST', '/users/login', {
    headers: { 'user-agent': browser },
    body: { email, password: typed },
  });
  const { token, exp } = JSON.parse(answer.text) as { token: string; exp: number };
  return { token, exp, cookie: answer.cookie, as: { authorization: `JWT ${token}` } };
}
type LoggedIn = Awaited<ReturnType<typeof logIn>>;
const nameOf = async (headers: Record<string, string>) => {
  const { text } = await ask('GET', '/users/me', { headers });
  return (JSON.parse(text) as { user: { name: string } | null }).user?.name ?? null;
};
const isAlive = async ({ as }: LoggedIn) => (await nameOf(as)) !== null;
interface Listed {
  id: number;
  device: string;
  isCurrent: boolean;
}
const listed = async ({ as }: LoggedIn, method = 'GET', path = '/users/sessions') =>
  (JSON.parse((await ask(method, path, { headers: as })).text) as { sessions: Listed[] }).sessions;

const browsers = {
  chrome:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  unknown: '',
};
const [user, stranger, boss] = [await newUser('editor'), await newUser('editor'), await newUser()];
const first = await logIn(user.email, password, browsers.chrome);
const second = await logIn(user.email, password, browsers.firefox);
const third = await logIn(user.email, password, browsers.unknown);
const strangers = await logIn(stranger.email);
const list = await listed(first);
const secondId = list.find(({ device }) => device.startsWith('Firefox'))?.id ?? 0;
await listed(strangers, 'DELETE', `/users/sessions/${secondId}`);
const afterStranger = await isAlive(second);
const left = await listed(first, 'DELETE', `/users/sessions/${secondId}`);
const sessions = {
  list: list.map(({ device, isCurrent }) => ({ device, isCurrent })).reverse(),
  afterStranger,
  afterEnding: [await isAlive(first), await isAlive(second), await isAlive(third)],
  left: left.length,
  others: (await listed(first, 'DELETE')).length,
  afterOthers: [await isAlive(first), await isAlive(third)],
  strangersStill: await isAlive(strangers),
  withoutSession: (await ask('GET', '/users/sessions')).status,
};

const cookieOf = (token: string, name: string) => ({ cookie: `${name}=${token}` });
const refreshed = await ask('POST', '/users/refresh-token', { headers: first.as });
const cookies = {
  login: first.cookie.replace(first.token, 'TOKEN'),
  refresh: refreshed.cookie.replace(first.token, 'TOKEN'),
  byHostCookie: await nameOf(cookieOf(first.token, '__Host-payload-token')),
  byPlainCookie: await nameOf(cookieOf(first.token, 'payload-token')),
  inDatabase: JSON.stringify(await payload.find({ collection: 'sessions' })).includes(first.token),
};

// A signed token that Payload itself makes of a right password logs nobody in.
const signed = await payload.login({ collection: 'users', data: { email: user.email, password } });
const signedToken = await nameOf({ authorization: `JWT ${signed.token}` });

const other = await logIn(user.email);
const change = async (by: LoggedIn, data: object) =>
  (await ask('PATCH', `/users/${user.id}`, { headers: by.as, body: data })).status;
const changes = {
  name: await change(first, { name: 'Renamed' }),
  afterName: [await isAlive(first), await isAlive(other)],
  password: await change(first, { password: 'another horse 2' }),
  afterPassword: [await isAlive(first), await isAlive(other)],
  byAdministrator: await change(await logIn(boss.email), { password: 'a third horse 3' }),
  afterAdministrator: await isAlive(first),
};
const newest = await logIn(user.email, 'a third horse 3');
const newAddressOfUser = newEmail();
await change(newest, { email: newAddressOfUser });
const { docs: letters } = await payload.find({
  collection: 'sent-messages',
  where: { recipient: { equals: user.email } },
});
const left2 = await ask('POST', '/users/logout', { headers: newest.as });
const leaving = {
  status: left2.status,
  cookie: left2.cookie,
  alive: await isAlive(newest),
  refresh: (await ask('POST', '/users/refresh-token', { headers: newest.as })).status,
};
const leaver = await logIn(newAddressOfUser, 'a third horse 3');
await payload.delete({ collection: 'users', id: user.id });

const closed = await Promise.all(
  ['forgot-password', 'reset-password', 'unlock', 'verify/x'].map(
    async (path) => (await ask('POST', `/users/${path}`, { body: { email: boss.email } })).status,
  ),
);

const result = {
  logins,
  spraying,
  sessions,
  cookies,
  signedToken,
  changes,
  letters: letters.map(({ subject }) => subject),
  leaving,
  afterDeletion: await isAlive(leaver),
  closed,
};
process.stdout.write(`\nREPORT ${JSON.stringify(result)}\n`);
await payload.destroy();

import { solveChallenge, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import { redeemCaptchaToken } from './token';
import { answerWork, makeWork } from './work';

jest.mock('../../platform/secrets/secrets', () => ({
  loadSecrets: () => ({ payloadSecret: 'the secret of all gateways on one database' }),
}));

// A number that is found at once.
jest.mock('node:crypto', () => ({ ...jest.requireActual<object>('node:crypto'), randomInt: () => 3 }));

const now = new Date();
let challenge: Challenge;
let found: Solution;

beforeAll(async () => {
  challenge = JSON.parse(JSON.stringify(await makeWork(now))) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved in time.');
  found = solution;
});

const changed = (change: object) => ({ ...challenge, parameters: { ...challenge.parameters, ...change } });

it.each([
  ['another derived key', () => answerWork(challenge, { ...found, derivedKey: 'ab'.repeat(32) }, now)],
  ['a later expiry', () => answerWork(changed({ expiresAt: 4_000_000_000 }), found, now)],
  ['less work', () => answerWork(changed({ cost: 1 }), found, now)],
  ['one more parameter', () => answerWork(changed({ memoryCost: 1 }), found, now)],
  ['no signature', () => answerWork({ parameters: challenge.parameters }, found, now)],
  ['an invalid solution', () => answerWork(challenge, { counter: -1, derivedKey: 'x' }, now)],
])('is refused with %s', async (_case, answer) => expect(await answer()).toBeNull());

it('gives one token, once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => answerWork(challenge, found, now)));
  const [only, ...others] = answers.filter((answer) => answer !== null);
  expect(others).toEqual([]);
  expect(await redeemCaptchaToken(only?.captchaToken ?? '')).toBe(true);
});

it('is refused after its expiry', async () => {
  const past = await makeWork(new Date(now.getTime() - 3_600_000));
  expect(await answerWork(past, found, now)).toBeNull();
});

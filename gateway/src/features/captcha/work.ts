import { randomInt } from 'node:crypto';

import { createChallenge, verifySolution, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import { countAttempt } from '../../platform/limits/limit';
import { keyFor } from '../../platform/secrets/ticket';
import { solvedToken, type Solved } from './puzzle';

/** Seconds: a slow phone needs half a minute. */
export const workLifetime = 300;

/** A few seconds of one processor, whoever asks; the number to find differs so that the work cannot be timed. */
const effort = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, least: 2_000, most: 4_000 };

const solution = { name: 'captcha-work', points: 1, seconds: workLifetime };

const secrets = () => ({
  hmacSignatureSecret: keyFor('captcha work').toString('hex'),
  hmacKeySignatureSecret: keyFor('captcha work key').toString('hex'),
});

/** A new proof-of-work challenge. */
export const makeWork = (now: Date): Promise<Challenge> =>
  createChallenge({
    algorithm: effort.algorithm,
    cost: effort.cost,
    counter: randomInt(effort.least, effort.most + 1),
    deriveKey,
    expiresAt: new Date(now.getTime() + workLifetime * 1000),
    ...secrets(),
  });

/** Checks work that was done; null when it is wrong, not ours, past its time or handed in before. */
export async function answerWork(challenge: Challenge, found: Solution, now: Date): Promise<Solved | null> {
  const { verified } = await verifySolution({ challenge, solution: found, deriveKey, ...secrets() });
  if (!verified) return null;
  return (await countAttempt(solution, challenge.parameters.nonce)).isAllowed ? solvedToken(now) : null;
}

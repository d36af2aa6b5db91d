import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

import type { Solved } from '../puzzle';
import type { Gateway } from './gateway';

/** Fetches a challenge, solves it with WebCrypto and hands it in; null when somebody cancels or it takes too long. */
export async function doWork(gateway: Gateway, controller: AbortController): Promise<Solved | null> {
  const challenge = await gateway.newWork();
  const solution = await solveChallenge({ challenge, deriveKey, controller });
  return solution && !controller.signal.aborted ? gateway.answerWork(challenge, solution) : null;
}

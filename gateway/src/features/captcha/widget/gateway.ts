import type { Challenge, Solution } from 'altcha-lib';

import type { makePuzzle, PuzzleAnswer, Solved } from '../puzzle';

export type Puzzle = Awaited<ReturnType<typeof makePuzzle>>;

/** An error answer of the gateway: `code` as in its answers, 0 where it did not answer. */
export class CaptchaError extends Error {
  constructor(
    readonly code: number,
    /** Seconds, with 429. */
    readonly retryAfter: number,
  ) {
    super(`The gateway answered ${code}.`);
  }
}

/** The captcha's calls, at the host that this script came from; without cookies. */
export function gatewayAt(origin: string) {
  async function ask<T>(path: string, body?: object): Promise<T> {
    const response = await fetch(`${origin}/captcha/${path}`, {
      credentials: 'omit',
      cache: 'no-store',
      ...(body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    }).catch(() => null);
    if (!response?.ok)
      throw new CaptchaError(response?.status ?? 0, Number(response?.headers.get('Retry-After')));
    return ((await response.json()) as { data: T }).data;
  }
  return {
    newPuzzle: () => ask<Puzzle>('puzzle'),
    answerPuzzle: (id: string, x: number) => ask<PuzzleAnswer>('puzzle', { id, x }),
    newWork: () => ask<Challenge>('work'),
    answerWork: (challenge: Challenge, solution: Solution) => ask<Solved>('work', { challenge, solution }),
  };
}

export type Gateway = ReturnType<typeof gatewayAt>;

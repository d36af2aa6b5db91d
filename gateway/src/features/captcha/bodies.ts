import type { Challenge, Solution } from 'altcha-lib';
import { z } from 'zod';

import { pictureSize } from './drawPuzzle';

const ticket = z
  .string({ error: 'must be the id of a puzzle' })
  .max(200, { error: 'must be the id of a puzzle' });
const place = `must be a number from 0 to ${pictureSize.width}`;

/** POST /captcha/puzzle: how far the piece was moved, in CSS pixels of the picture. */
export const puzzleBody = z.object({
  id: ticket,
  x: z.number({ error: place }).min(0, { error: place }).max(pictureSize.width, { error: place }),
});

const value = z.union([z.string().max(200), z.number()]);

/** POST /captcha/work: the challenge as it was given, and what was found. Its signature covers every parameter. */
export const workBody = z.object({
  challenge: z.custom<Challenge>(
    (given) =>
      z.object({ parameters: z.record(z.string(), value), signature: z.string().max(200) }).safeParse(given)
        .success,
    { error: 'must be a challenge' },
  ),
  solution: z.custom<Solution>(
    (given) => z.object({ counter: z.number(), derivedKey: z.string().max(200) }).safeParse(given).success,
    { error: 'must be a solution' },
  ),
});

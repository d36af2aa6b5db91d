import type { Payload } from 'payload';

import { statement } from '../../src/platform/db/statement';
import { countAttempt, type Limit } from '../../src/platform/limits/limit';

/** Has a key counted so often, as often as its limit allows without a number. */
export async function fillLimit(
  payload: Payload,
  limit: Limit,
  key: string,
  points = limit.points,
): Promise<void> {
  await countAttempt(limit, key);
  await statement(payload, 'UPDATE rate_limits SET points = $1 WHERE key = $2', [
    points,
    `${limit.name}:${key}`,
  ]);
}

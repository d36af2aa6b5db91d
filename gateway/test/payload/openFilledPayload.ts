import type { Payload } from 'payload';

import { seed } from '../../seed/load/seed';
import { fixtureContent } from '../fixtureContent';
import { openPayload } from './openPayload';

/** Opens Payload with its tables, the counters of rate limits and the fixture content. */
export async function openFilledPayload(): Promise<Payload> {
  const payload = await openPayload('filled');
  // A copy has it.
  await seed(payload, fixtureContent);
  return payload;
}

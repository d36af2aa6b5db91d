import { env } from '@/services/config/env';

import { callGatewayFromMiddleware } from './client';
import { withDeadline } from './deadline';
import type { GatewayCallContext } from './headers';
import { countryFromWire } from './map/visitor';

/**
 * Country of `context.visitorAddress`, ISO 3166-1 alpha-2; undefined for private addresses and unlisted ones.
 * @throws GatewayError; DeadlineExceeded soon, for somebody waits for the first page meanwhile
 */
export async function fetchVisitorCountry(context: GatewayCallContext): Promise<string | undefined> {
  const ask = () => callGatewayFromMiddleware('interview', {}, context);
  return countryFromWire(await withDeadline(env().ARRIVAL_DEADLINE_MS, ask));
}

import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

import { env } from '@/services/config/env';

import { callGatewayForFirstVisit } from './client';
import { withDeadline } from './deadline';
import type { GatewayCallContext } from './headers';
import { countryFromWire } from './map/visitor';

/** An answer that comes too late for one visitor is there for the next one of the same network. */
const callDeadlineMs = 5_000;
const mostNetworks = 10_000;
const keptMs = 24 * 3_600_000;

/** The network of an address, IPv4 /24 or IPv6 /48: what is kept names no visitor. Empty where there is no address. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  const [bytes, kept] = [parsed.toByteArray(), parsed.kind() === 'ipv4' ? 3 : 6];
  return bytes.slice(0, kept).join('.');
}

/** Countries by network, in memory only. */
const countries = new LRUCache<string, { country: string | undefined }, GatewayCallContext>({
  max: mostNetworks,
  ttl: keptMs,
  ignoreFetchAbort: true,
  fetchMethod: async (_network, _last, { context }) => {
    const ask = () => callGatewayForFirstVisit('interview', {}, context);
    return { country: countryFromWire(await withDeadline(callDeadlineMs, ask)) };
  },
});

/**
 * Country of `context.visitorAddress`, ISO 3166-1 alpha-2; undefined for private addresses and unlisted ones. The
 * gateway is asked once for each network.
 * @throws GatewayError; DeadlineExceeded after ARRIVAL_DEADLINE_MS, for somebody waits for the first page meanwhile
 */
export async function fetchVisitorCountry(context: GatewayCallContext): Promise<string | undefined> {
  const network = networkOf(context.visitorAddress ?? '');
  const known = countries.get(network);
  if (known) return known.country;
  const asked = countries.fetch(network, { context });
  // Whoever no longer waits for the answer does not handle its failure either.
  asked.catch(() => undefined);
  return withDeadline(env().ARRIVAL_DEADLINE_MS, async () => (await asked)?.country);
}

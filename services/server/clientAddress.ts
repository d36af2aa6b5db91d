import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

/** Whom a request comes from. Each trusted proxy has added whom it was asked by at the end of `X-Forwarded-For`. */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } },
  trustedHops: number,
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const named = trustedHops > 0 ? forwarded.at(-trustedHops)?.trim() : undefined;
  const address = named && isIP(named) ? named : (socket.remoteAddress ?? '');
  return isIP(address) ? ipaddr.process(address).toString() : '';
}

/** The key that a visitor is counted by: the network, because an IPv6 visitor has all 2⁶⁴ addresses of it. */
export function rateLimitKey(address: string): string {
  if (isIP(address) !== 6) return address;
  return ipaddr.IPv6.parse(address).toNormalizedString().split(':').slice(0, 4).join(':');
}

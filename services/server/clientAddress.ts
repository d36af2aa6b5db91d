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

/** What one visitor can be counted by: whoever has one IPv6 address has the other 2⁶⁴ of its network too. */
export function rateLimitKey(address: string): string {
  if (isIP(address) !== 6) return address;
  return ipaddr.IPv6.parse(address).toNormalizedString().split(':').slice(0, 4).join(':');
}

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

import { forwardedAddress } from './forwardedAddress';

const header = 'x-socket-address';

/** Keeps who is at the other end of the connection, in a header that nobody can forge: Next tells routes no more. */
export function recordSocketAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[header] = request.socket.remoteAddress ?? '';
  });
}

/** The address of somebody who asks the gateway without the site between, for example with a browser. */
export function clientAddress(headers: Pick<Headers, 'get'>, trustedHops: number): string {
  const chain = [headers.get('x-forwarded-for'), headers.get(header)].filter(Boolean).join(', ');
  return forwardedAddress(chain, trustedHops);
}

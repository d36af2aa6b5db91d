import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import { clientAddress, recordSocketAddresses } from './socketAddress';

it.each([
  [undefined, '198.51.100.1', 0, '198.51.100.1'],
  ['203.0.113.9', '198.51.100.1', 0, '198.51.100.1'],
  ['203.0.113.9', '10.0.0.1', 1, '203.0.113.9'],
  ['6.6.6.6, 203.0.113.9', '10.0.0.1', 1, '203.0.113.9'],
  ['6.6.6.6, 203.0.113.9, 10.0.0.2', '10.0.0.1', 2, '203.0.113.9'],
  [undefined, '10.0.0.1', 1, ''],
])('X-Forwarded-For %s from %s over %d proxies of ours: %s', (forwardedFor, socket, hops, address) => {
  const headers = new Headers({
    'x-socket-address': socket,
    ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
  });
  expect(clientAddress(headers, hops)).toBe(address);
});

it('is the address of the connection, not of a header', async () => {
  recordSocketAddresses();
  const seen = await new Promise<IncomingHttpHeaders>((resolve) => {
    const server = createServer((request, response) => {
      resolve(request.headers);
      response.end(() => server.close());
    }).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      get({ port, host: '127.0.0.1', agent: false, headers: { 'x-socket-address': '6.6.6.6' } });
    });
  });
  expect(seen['x-socket-address']).toBe('127.0.0.1');
});

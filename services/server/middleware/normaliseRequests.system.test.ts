import { createServer, type IncomingMessage, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

import { normaliseRequests } from './normaliseRequests';
import { previewModeHeader, socketAddressHeader } from './requestHeaders';

normaliseRequests();

/** A request as a server receives it. */
const seen = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve) => {
    const server = createServer((incoming, response) => {
      resolve(incoming);
      response.on('finish', () => server.close());
      response.end();
    }).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      ask({ port, host: '127.0.0.1', agent: false, method, path, headers }).end();
    });
  });

it.each([
  ['TRACE', 'PATCH'],
  ['GET', 'GET'],
])('passes on %s as %s', async (method, expected) => expect((await seen(method, '/')).method).toBe(expected));

it('overwrites a forged socket address header', async () => {
  const { url, headers } = await seen('GET', '/%', { [socketAddressHeader]: '53.0.0.1' });
  expect(url).toBe('/%25');
  expect(headers[socketAddressHeader]).toBe('127.0.0.1');
});

it('sets the security headers on every answer', async () => {
  const server = createServer((_request, response) => response.writeHead(308, { Location: '/' }).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
  server.close();
  server.closeAllConnections();
  expect(status).toBe(308);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

const page = 'public, max-age=0, must-revalidate';
const data = 'public, max-age=5, s-maxage=0';

it.each([
  ['/', '__prerender_bypass=1', 'private, no-store', null],
  ['/', 'a=b; __next_preview_data=1', 'private, no-store', null],
  ['/', 'no__prerender_bypass=1', page, '@1790000000'],
  ['/_next/data/build/de.json', '', data, '@1790000000'],
  ['/_next/data/build/de.json', '__prerender_bypass=1', 'private, no-store', null],
  ['/_next/static/chunks/main.js', '', null, null],
  ['/api/session', '', null, null],
])(
  'for %s with the cookies %j sets Cache-Control to %j before Next does, and how long nginx keeps it',
  async (path, cookie, expected, kept) => {
    const server = createServer((_request, response) => void response.end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const { port } = server.address() as AddressInfo;
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { cookie, 'x-asked-at': '1790000000.987' },
    });
    server.close();
    server.closeAllConnections();
    expect(headers.get('cache-control')).toBe(expected);
    expect(headers.get('x-accel-expires')).toBe(kept);
  },
);

it('clears a forged preview header', async () => {
  const forged = { [previewModeHeader]: 'verified', cookie: '__prerender_bypass=1; __next_preview_data=1' };
  expect((await seen('GET', '/', forged)).headers[previewModeHeader]).toBe('');
});

import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

import { recordRequestTargets, requestTarget } from './requestTarget';

const base = 'http://gateway.example';

it.each([
  ['%20 kept', '/a?q=x+y', '/a?q=x%20y', '/a?q=x%20y'],
  ['characters Next would escape', '/a?q=%27%28%29', "/a?q='()", "/a?q='()"],
  ['a name without a value', '/a?q=', '/a?q', '/a?q'],
  ['no header', '/a?q=1', undefined, '/a?q=1'],
  ['another value', '/a?q=1', '/a?q=2', '/a?q=1'],
  ['another path', '/a?q=1', '/b?q=1', '/a?q=1'],
  ['an address', '/a', '//evil.example/a', '/a'],
  ['no path', '/a', 'a', '/a'],
])('returns the request target: %s', (_case, path, sent, target) => {
  const headers = new Headers(sent === undefined ? {} : { 'x-request-target': sent });
  expect(requestTarget({ url: base + path, headers })).toBe(target);
});

it('records the target of the request, not the header of the client', async () => {
  recordRequestTargets();
  const server = createServer((incoming, response) => response.end(incoming.headers['x-request-target']));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const noted = await new Promise<string>((resolve) => {
    const headers = { 'x-request-target': '/forged' };
    request({ port, host: '127.0.0.1', path: "/a?q='%20", headers }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    }).end();
  });
  server.close();
  expect(noted).toBe("/a?q='%20");
});

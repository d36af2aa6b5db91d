import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

import { replaceUnknownMethods } from './unknownMethods';

replaceUnknownMethods();

const seenAs = (method: string) =>
  new Promise<string | undefined>((resolve) => {
    const server = createServer((incoming, response) => {
      resolve(incoming.method);
      response.end(() => server.close());
    }).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      request({ port, host: '127.0.0.1', agent: false, method }).end();
    });
  });

it.each([
  ['TRACE', 'PATCH'],
  ['GET', 'GET'],
  ['POST', 'POST'],
  ['PROPFIND', 'PROPFIND'],
])('%s is seen as %s', async (method, expected) => expect(await seenAs(method)).toBe(expected));

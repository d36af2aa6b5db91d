import { createServer, type IncomingMessage, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

import { previewModeHeader, socketAddressHeader } from './requestHeaders';
import { prepareRequests, readablePath } from './requestStart';

prepareRequests();

/** What a server sees of a request. */
const seen = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve) => {
    const server = createServer((incoming, response) => {
      resolve(incoming);
      response.end(() => server.close());
    }).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      ask({ port, host: '127.0.0.1', agent: false, method, path, headers }).end();
    });
  });

it.each([
  ['TRACE', 'PATCH'],
  ['GET', 'GET'],
  ['HEAD', 'HEAD'],
  ['PROPFIND', 'PROPFIND'],
])('%s is seen as %s', async (method, expected) => expect((await seen(method, '/')).method).toBe(expected));

it.each([
  ['/cht/Services?x=%', '/cht/Services?x=%'],
  ['/cht/%53ervices', '/cht/%53ervices'],
  ['/%C3%BC', '/%C3%BC'],
  ['/%', '/%25'],
  ['/de/%?a=1?b', '/de/%25?a=1?b'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/%ff', '/%25ff'],
])('%s is read as %s', (address, expected) => {
  expect(readablePath(address)).toBe(expected);
  expect(() => decodeURIComponent(readablePath(address).split('?')[0] ?? '')).not.toThrow();
});

it('knows who is connected, whatever a header says', async () => {
  const { url, headers } = await seen('GET', '/%', { [socketAddressHeader]: '53.0.0.1' });
  expect(url).toBe('/%25');
  expect(headers[socketAddressHeader]).toBe('127.0.0.1');
});

it('takes no word for it that the browser is in a preview', async () => {
  const forged = { [previewModeHeader]: 'verified', cookie: '__prerender_bypass=1; __next_preview_data=1' };
  expect((await seen('GET', '/', forged)).headers[previewModeHeader]).toBe('');
});

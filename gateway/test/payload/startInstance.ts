import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

import type { FreshnessAnswer } from '@/contract/site/siteRequests';

/** Starts an instance of the site that answers with these pages, and stops it after the last test; its address. */
export async function startInstance(pages: FreshnessAnswer['pages']): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.end(JSON.stringify({ now: Date.now(), pages })));
  });
  after(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

import type { FreshnessAnswer } from '@/contract/site/siteRequests';

interface InstanceOptions {
  /** Milliseconds that its clock is ahead. */
  ahead?: number;
  /** It refuses with this status, or takes requests and does not answer. */
  fault?: number | 'silent';
}

/** Starts an instance of the site that answers with these pages, and stops it after the last test; its address. */
export async function startInstance(
  pages: FreshnessAnswer['pages'],
  { ahead = 0, fault }: InstanceOptions = {},
): Promise<string> {
  const server = createServer((request, response) => {
    if (fault === 'silent') return;
    response.statusCode = fault ?? 200;
    request.resume().once('end', () => response.end(JSON.stringify({ now: Date.now() + ahead, pages })));
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

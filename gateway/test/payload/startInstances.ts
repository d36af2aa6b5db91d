import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

import type { FreshnessAnswer, RevalidateAnswer } from '@/contract/site/siteRequests';

interface Instance {
  /** So often it fails to render. */
  failures?: number;
  /** What it answers with. */
  pages?: FreshnessAnswer['pages'];
}

/** Starts an instance of the site, and stops it after the last test. */
async function startInstance({ failures = 0, pages = [] }: Instance): Promise<string> {
  let left = failures;
  const render = (): RevalidateAnswer =>
    left-- > 0
      ? { isComplete: false, rendered: 1, failed: [{ path: '/de/partner', error: 'No answer.' }] }
      : { isComplete: true, rendered: 2, failed: [] };
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      const answer = request.url === '/api/revalidate' ? render() : { now: Date.now(), pages };
      response.statusCode = 'isComplete' in answer && !answer.isComplete ? 500 : 200;
      response.end(JSON.stringify(answer));
    });
  });
  after(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Their addresses. */
export const startInstances = (...instances: Instance[]): Promise<string[]> =>
  Promise.all(instances.map(startInstance));

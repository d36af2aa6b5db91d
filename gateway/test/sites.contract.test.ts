import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freshnessBody, type FreshnessAnswer, type RevalidateAnswer } from '@/contract/site/siteRequests';

import { runReport } from './reports/runReport';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'gateway-sites-'));
const now = 1_790_000_000_000;
const page: FreshnessAnswer['pages'][number] = {
  path: '/partner',
  locale: 'en',
  state: 'shown',
  generatedAt: now - 120_000,
  renewsAt: now - 60_000,
  content: 'partners:1.a',
};
const isRendered = { path: '/partner', isRendered: true };
const hasFailed: RevalidateAnswer['pages'][number] = {
  path: '/de/partner',
  isRendered: false,
  fault: 'gatewayLate',
  error: 'The gateway gave no answer.',
};

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** An instance of the site that fails as often as it is told to, and then no more. */
function instance(failures: number, page: (awaits: string[]) => FreshnessAnswer['pages']) {
  let left = failures;
  const render = (): RevalidateAnswer =>
    left-- > 0
      ? { isComplete: false, pages: [isRendered, hasFailed] }
      : { isComplete: true, pages: [isRendered] };
  return createServer((request, response) => {
    void textOf(request).then((text) => {
      if (request.url === '/api/revalidate') {
        const answer = render();
        response.statusCode = answer.isComplete ? 200 : 500;
        response.end(JSON.stringify(answer));
      } else {
        const { outstanding } = text ? freshnessBody.parse(JSON.parse(text)) : { outstanding: [] };
        const pages = page(outstanding.map(({ source, id }) => `${source}:${id}`));
        response.end(JSON.stringify({ now, revalidateSeconds: 60, pages } satisfies FreshnessAnswer));
      }
    });
  });
}
const listening = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });

const servers = [
  instance(0, () => [page]),
  // Lacks the new one, so only what it still owes tells that it is old.
  instance(1, (awaits) => [
    { ...page, locale: 'de', content: 'partners:2.a', renewsAt: now + 60_000, awaits },
  ]),
];
let sites: string[] = [];
let report: Record<string, unknown> = {};

beforeAll(async () => {
  sites = await Promise.all(servers.map(listening));
  report = await runReport('sitesReport.ts', dataFolder, { SITE_INSTANCES: sites.join(' ') });
}, 240_000);
afterAll(() => {
  servers.forEach((server) => server.close());
  rmSync(dataFolder, { recursive: true, force: true });
});

it('takes a partial failure for a failure, of the instance where it happened, and says which page', () =>
  expect(report.first).toEqual([
    { site: sites[0], state: 'done', attempts: 1, rendered: 1, faults: null },
    {
      site: sites[1],
      state: 'waiting',
      attempts: 1,
      rendered: 1,
      faults: [{ code: 'gatewayLate', subject: '/de/partner' }],
    },
  ]));

it('tells it again until it is done', () =>
  expect(report.last).toEqual([
    { site: sites[0], state: 'done', attempts: 1, rendered: 1, faults: null },
    { site: sites[1], state: 'done', attempts: 2, rendered: 1, faults: null },
  ]));

it('lists instances apart, each with what it shows and still owes', () => {
  const [one, other] = report.pages as object[];
  expect(one).toMatchObject({ site: sites[0], pages: [{ path: '/partner', locale: 'en', status: 'late' }] });
  expect(other).toMatchObject({
    site: sites[1],
    pages: [{ path: '/partner', locale: 'de', status: 'waiting' }],
  });
  expect(report.pagesInTheEnd).toMatchObject([{ pages: [{ locale: 'en' }] }, { pages: [] }]);
});

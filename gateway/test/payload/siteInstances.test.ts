import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';

import { expect } from 'expect';

import { freshnessBody, type FreshnessAnswer, type RevalidateAnswer } from '@/contract/site/siteRequests';

const now = 1_790_000_000_000;
const page: FreshnessAnswer['pages'][number] = {
  path: '/partner',
  locale: 'en',
  state: 'shown',
  generatedAt: now - 120_000,
  renewsAt: now - 60_000,
  content: 'partners:1.a',
};
const rendered = { path: '/partner', isRendered: true };
const failed: RevalidateAnswer['pages'][number] = {
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

/** An instance of the site that fails to render as often as `failures` says, and then succeeds. */
function instance(failures: number, pages: (pendingChanges: string[]) => FreshnessAnswer['pages']) {
  let left = failures;
  const render = (): RevalidateAnswer =>
    left-- > 0 ? { isComplete: false, pages: [rendered, failed] } : { isComplete: true, pages: [rendered] };
  return createServer((request, response) => {
    void textOf(request).then((text) => {
      if (request.url === '/api/revalidate') {
        const answer = render();
        response.statusCode = answer.isComplete ? 200 : 500;
        response.end(JSON.stringify(answer));
      } else {
        const { outstanding } = text ? freshnessBody.parse(JSON.parse(text)) : { outstanding: [] };
        const shown = pages(outstanding.map(({ source, id }) => `${source}:${id}`));
        const answer: FreshnessAnswer = { now, revalidateSeconds: 60, pages: shown };
        response.end(JSON.stringify(answer));
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
  // Lacks the new document, so only its pending change tells that it is old.
  instance(1, (awaits) => [
    { ...page, locale: 'de', content: 'partners:2.a', renewsAt: now + 60_000, awaits },
  ]),
];
after(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});
const sites = await Promise.all(servers.map(listening));

// The configuration is read when these are imported.
process.env.SITE_INSTANCES = sites.join(' ');
const { openPayload } = await import('./openPayload');
const { startOutboxWorker } = await import('../../src/sync/outbox');
const { sitePages } = await import('../../src/sync/sitePages');

const payload = await openPayload();
startOutboxWorker(payload);
const { id } = await payload.create({
  collection: 'partners',
  locale: 'en',
  data: { name: 'New', kind: 'Bank', summary: 'A partner', country: 'DE', _status: 'published' },
});

const updates = async () =>
  (await payload.find({ collection: 'site-updates', sort: 'id', depth: 0 })).docs.map(
    ({ site, state, attempts, rendered, faults }) => ({ site, state, attempts, rendered, faults }),
  );
type Updates = Awaited<ReturnType<typeof updates>>;

/** Returns the updates as soon as the condition is true, or after a minute. */
async function until(isReached: (updates: Updates) => boolean): Promise<Updates> {
  const end = Date.now() + 60_000;
  for (;;) {
    const found = await updates();
    if (isReached(found) || Date.now() > end) return found;
    await setTimeout(100);
  }
}

describe('a published change, with two instances of the site', () => {
  it('is recorded as failed, with the page, for the instance that rendered only some pages', async () =>
    expect(await until((all) => all.every(({ attempts }) => attempts > 0))).toEqual([
      { site: sites[0], state: 'done', attempts: 1, rendered: 1, faults: null },
      {
        site: sites[1],
        state: 'waiting',
        attempts: 1,
        rendered: 1,
        faults: [{ code: 'gatewayLate', subject: '/de/partner' }],
      },
    ]));

  it('lists the pages of each instance, with their pending changes', async () =>
    expect(await sitePages(payload, `partners:${id}`)).toMatchObject([
      { site: sites[0], pages: [{ path: '/partner', locale: 'en', status: 'late' }] },
      { site: sites[1], pages: [{ path: '/partner', locale: 'de', status: 'waiting' }] },
    ]));

  it('is sent again until all pages are rendered', async () => {
    expect(await until((all) => all.every(({ state }) => state === 'done'))).toEqual([
      { site: sites[0], state: 'done', attempts: 1, rendered: 1, faults: null },
      { site: sites[1], state: 'done', attempts: 2, rendered: 1, faults: null },
    ]);
    expect(await sitePages(payload, `partners:${id}`)).toMatchObject([
      { pages: [{ locale: 'en' }] },
      { pages: [] },
    ]);
  });

  it('marks a page from which a redirect leads away', async () => {
    const { custom } = payload.config;
    const found = [{ from: '/partner', to: '/cht/price' }];
    payload.config.custom = { ...custom, redirects: [() => Promise.resolve(found)] };
    const [first] = await sitePages(payload, `partners:${id}`);
    expect(first?.pages).toMatchObject([{ path: '/partner', redirectsTo: '/cht/price' }]);
    payload.config.custom = custom;
    const [again] = await sitePages(payload, `partners:${id}`);
    expect(again?.pages[0]).not.toHaveProperty('redirectsTo');
  });
});

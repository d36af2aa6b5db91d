import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';

import { expect } from 'expect';

import type { RevalidateAnswer } from '@/contract/site/siteRequests';

/** The ids of the documents that instances were told of. */
const told: number[] = [];
/** The document whose notice is answered later. */
let held: { id: number; until: Promise<unknown> } | undefined;

/** An instance of the site that fails to render as often as `failures` says, and then succeeds. */
function instance(failures: number) {
  let left = failures;
  const render = (): RevalidateAnswer =>
    left-- > 0 ? { failed: [{ path: '/de/partner', error: 'No answer.' }] } : { failed: [] };
  return createServer((request, response) => {
    const answerWith = (answer: object, status = 200) =>
      response.writeHead(status).end(JSON.stringify(answer));
    text(request).then(
      async (body) => {
        if (request.url !== '/api/revalidate') return answerWith({ now: Date.now(), pages: [] });
        const [change] = (JSON.parse(body) as { changes: { id: number }[] }).changes;
        if (change) told.push(change.id);
        if (held?.id === change?.id) await held?.until;
        const answer = render();
        return answerWith(answer, answer.failed.length > 0 ? 500 : 200);
      },
      (error: unknown) => response.destroy(error as Error),
    );
  });
}
const listening = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });

const servers = [instance(0), instance(1)];
after(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});
const sites = await Promise.all(servers.map(listening));
const [first = '', second = ''] = sites;

// The configuration is read when these are imported.
process.env.SITE_INSTANCES = sites.join(' ');
const { openPayload } = await import('./openPayload');
const { startState } = await import('../../src/platform/health/startState');
const {
  areNoticesUnderWay,
  countOutstanding,
  deleteExpiredNotices,
  findOutstanding,
  notifySite,
  pauseAfter,
  sendDueNotices,
} = await import('../../src/sync/notifySite');

const payload = await openPayload();
payload.logger.level = 'silent';

const data = { name: 'New', kind: 'Bank', summary: 'A partner', country: 'DE' } as const;
const partner = (_status: 'draft' | 'published') =>
  payload.create({
    collection: 'partners',
    locale: 'en',
    data: { ...data, _status },
    draft: _status === 'draft',
  });
const outstanding = async (document: string) =>
  (await findOutstanding(payload, document)).map(({ site, attempts, error }) => ({ site, attempts, error }));
/** Sends what is due, and waits for the answers. */
async function send() {
  await sendDueNotices(payload);
  while (areNoticesUnderWay()) await setImmediate();
}
/** What the first instance is to hear, the oldest first; then it is forgotten. */
async function changes() {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { queue: { equals: first } },
    sort: 'id',
    depth: 0,
  });
  await payload.db.deleteMany({ collection: 'payload-jobs', where: {} });
  return docs.map(({ input }) => (input as { change: object }).change);
}

it('nothing is told of while the demo content is written', async () => {
  await partner('published');
  expect(await changes()).toEqual([]);
  startState.isComplete = true;
});

it('a notice is queued for each change that visitors can see, and for no other', async () => {
  const { id } = await partner('draft');
  const change = (more: object, draft = false) =>
    payload.update({ collection: 'partners', id, locale: 'en', data: more, draft });
  expect(await changes()).toEqual([]);
  await change({ _status: 'published' });
  await change({ summary: 'A draft', _status: 'draft' }, true);
  await change({ summary: 'Another partner', _status: 'published' });
  await change({ _status: 'draft' });
  await payload.delete({ collection: 'partners', id });
  const [source, parts] = [{ source: 'partners', id }, { country: 'DE' }];
  expect(await changes()).toEqual([
    { ...source, after: parts },
    { ...source, before: parts, after: parts },
    { ...source, before: parts },
  ]);
});

describe('a published change, with two instances of the site', () => {
  let document = '';

  it('waits for each of them', async () => {
    document = `partners:${(await partner('published')).id}`;
    expect(await outstanding(document)).toEqual([
      { site: first, attempts: 0, error: undefined },
      { site: second, attempts: 0, error: undefined },
    ]);
    expect(await outstanding('partners:0')).toEqual([]);
  });

  it('is done at one, and stays with the reason at the one that could not render every page', async () => {
    const began = Date.now();
    await send();
    expect(await outstanding(document)).toEqual([
      { site: second, attempts: 1, error: '/de/partner: No answer.' },
    ]);
    const [notice] = await findOutstanding(payload, document);
    const ends = Date.now();
    expect(notice?.nextAttemptAt).toBeGreaterThanOrEqual(began + 2_000);
    expect(notice?.nextAttemptAt).toBeLessThanOrEqual(ends + 2_000);
    expect(await countOutstanding(payload, Date.now())).toMatchObject({ waiting: 1, failed: 0 });
  });

  it('is told again when its time has come, and not before', async () => {
    await send();
    expect(await outstanding(document)).toHaveLength(1);
    const waitUntil = new Date(Date.now() - 1).toISOString();
    await payload.db.updateMany({ collection: 'payload-jobs', where: {}, data: { waitUntil } });
    await send();
    expect(await outstanding(document)).toEqual([]);
  });

  it('is told once, though several gateways look for it at the same time', async () => {
    told.length = 0;
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push((await partner('published')).id);
    await Promise.all([sendDueNotices(payload), sendDueNotices(payload), sendDueNotices(payload)]);
    await send();
    expect(told.toSorted()).toEqual([...ids, ...ids].toSorted());
    expect(await countOutstanding(payload, Date.now())).toMatchObject({ waiting: 0, failed: 0 });
  });

  it('does not wait for one before it that takes its time', async () => {
    const slow = await partner('published');
    const gate = new EventEmitter();
    held = { id: slow.id, until: once(gate, 'open') };
    await sendDueNotices(payload);
    const quick = await partner('published');
    await sendDueNotices(payload);
    while ((await outstanding(`partners:${quick.id}`)).length > 0) await setImmediate();
    expect(await outstanding(`partners:${slow.id}`)).toHaveLength(2);
    gate.emit('open');
    await send();
    expect(await outstanding(`partners:${slow.id}`)).toEqual([]);
  });
});

it('an instance is told of a change for more than a day, every ten minutes at least', () => {
  const { attempts = 0 } = notifySite.retries as { attempts?: number };
  const pauses = Array.from({ length: attempts }, (_pause, failedBefore) => pauseAfter(failedBefore + 1));
  expect(pauses.slice(0, 3)).toEqual([2_000, 4_000, 8_000]);
  expect(Math.max(...pauses)).toBe(600_000);
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * 60 * 60_000);
});

it('what no instance took is deleted after a week', async () => {
  const document = `partners:${(await partner('published')).id}`;
  expect(await outstanding(document)).toHaveLength(2);
  await deleteExpiredNotices(payload, new Date(Date.now() + 6 * 86_400_000));
  expect(await outstanding(document)).toHaveLength(2);
  await deleteExpiredNotices(payload, new Date(Date.now() + 8 * 86_400_000));
  expect(await outstanding(document)).toEqual([]);
});

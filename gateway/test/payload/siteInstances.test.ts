import { describe, it } from 'node:test';

import { expect } from 'expect';

import { startInstances } from './startInstances';

const sites = await startInstances({ failures: 0 }, { failures: 1 });
const [first = '', second = ''] = sites;

// The configuration is read when these are imported.
process.env.SITE_INSTANCES = sites.join(' ');
const { openPayload } = await import('./openPayload');
const { startState } = await import('../../src/platform/health/startState');
const { findOutstanding, countOutstanding, deleteExpiredNotices, notifySite } =
  await import('../../src/sync/notifySite');

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
const outstanding = async () =>
  (await findOutstanding(payload)).map(({ site, document, attempts, error }) => ({
    site,
    document,
    attempts,
    error,
  }));
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
  const source = { source: 'partners', id };
  expect(await changes()).toEqual([
    { ...source, after: {} },
    { ...source, before: {}, after: {} },
    { ...source, before: {} },
  ]);
});

describe('a published change, with two instances of the site', () => {
  let document = '';
  const run = (queue: string) => payload.jobs.run({ queue, silent: true });

  it('waits for each of them', async () => {
    document = `partners:${(await partner('published')).id}`;
    expect(await outstanding()).toEqual([
      { site: second, document, attempts: 0, error: undefined },
      { site: first, document, attempts: 0, error: undefined },
    ]);
  });

  it('is done at one, and stays with the reason at the one that could not render every page', async () => {
    await Promise.all(sites.map(run));
    expect(await outstanding()).toEqual([
      { site: second, document, attempts: 1, error: '/de/partner: No answer.' },
    ]);
    const [notice] = await findOutstanding(payload);
    const wait = (notice?.nextAttemptAt ?? 0) - Date.now();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(2_000);
    expect(await countOutstanding(payload, Date.now())).toMatchObject({ waiting: 1, failed: 0 });
  });

  it('is told again when its time has come, and not before', async () => {
    await run(second);
    expect(await outstanding()).toHaveLength(1);
    const waitUntil = new Date(Date.now() - 1).toISOString();
    await payload.db.updateMany({ collection: 'payload-jobs', where: {}, data: { waitUntil } });
    await run(second);
    expect(await outstanding()).toEqual([]);
  });
});

it('an instance is told of a change for more than a day', () => {
  const { attempts, backoff } = notifySite.retries as { attempts: number; backoff: { delay: number } };
  const waits = Array.from({ length: attempts }, (_wait, tried) => 2 ** tried * backoff.delay);
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(24 * 60 * 60_000);
});

it('what no instance took is deleted after a week', async () => {
  const { id } = await partner('published');
  expect((await outstanding()).map(({ document }) => document)).toEqual([`partners:${id}`, `partners:${id}`]);
  await deleteExpiredNotices(payload, new Date(Date.now() + 6 * 86_400_000));
  expect(await outstanding()).toHaveLength(2);
  await deleteExpiredNotices(payload, new Date(Date.now() + 8 * 86_400_000));
  expect(await outstanding()).toEqual([]);
});

import { it, mock } from 'node:test';
import { setTimeout } from 'node:timers/promises';

import { expect } from 'expect';

import { isLeader, isFollower, lease, joinElection } from '../../src/platform/db/lease';
import { statement } from '../../src/platform/db/statement';
import { startState } from '../../src/platform/health/startState';
import { findOutstanding } from '../../src/sync/notifySite';
import { findPassedPeriods, followPeriods } from '../../src/sync/passedPeriods';
import { openFilledPayload } from './openFilledPayload';

const payload = await openFilledPayload();

/** What began or ended between two moments. */
const passedBetween = async (since: string, until: string) =>
  (await findPassedPeriods(payload, { since: new Date(since), until: new Date(until) })).map(
    ({ change: { source, id } }) => (id === undefined ? source : `${source}:${id}`),
  );
const [image] = (await payload.find({ collection: 'media', limit: 1 })).docs;
const [service] = (await payload.find({ collection: 'services', limit: 1, depth: 0 })).docs;
if (!image || !service) throw new Error('The fixture is not there.');

it('a banner begins and ends, each moment with the period that begins with it', async () => {
  const banner = (_status: 'draft' | 'published') =>
    payload.create({
      collection: 'posters',
      data: {
        title: 'A banner',
        text: 'What it says.',
        image: image.id,
        position: 'home',
        linkUrl: '/cht/Services',
        linkLabel: 'Services',
        startTime: '2030-03-01T08:00:00.000Z',
        endTime: '2030-03-02T08:00:00.000Z',
        startTime_tz: 'Europe/Berlin',
        endTime_tz: 'Europe/Berlin',
        _status,
      },
    });
  const { id } = await banner('published');
  await banner('draft');
  const name = `posters:${id}`;
  expect(await passedBetween('2030-03-01T07:59:00Z', '2030-03-01T08:00:00Z')).toEqual([]);
  expect(await passedBetween('2030-03-01T08:00:00Z', '2030-03-01T08:00:05Z')).toEqual([name]);
  expect(await passedBetween('2030-03-01T08:00:05Z', '2030-03-02T08:00:00Z')).toEqual([]);
  expect(await passedBetween('2030-03-02T07:59:58Z', '2030-03-02T08:00:03Z')).toEqual([name]);
});

it('a price begins with its first day in Berlin and ends after its last', async () => {
  const [price] = service.prices ?? [];
  if (!price) throw new Error('The service has no price.');
  await payload.update({
    collection: 'services',
    id: service.id,
    data: {
      prices: [{ ...price, validFrom: '2031-01-01T12:00:00.000Z', validUntil: '2031-06-30T12:00:00.000Z' }],
      _status: 'published',
    },
  });
  const name = `services:${service.id}`;
  expect(await passedBetween('2030-12-31T22:59:58Z', '2030-12-31T22:59:59Z')).toEqual([]);
  expect(await passedBetween('2030-12-31T22:59:58Z', '2030-12-31T23:00:03Z')).toEqual([name]);
  expect(await passedBetween('2031-06-29T21:59:58Z', '2031-06-29T22:00:03Z')).toEqual([]);
  expect(await passedBetween('2031-06-30T21:59:58Z', '2031-06-30T22:00:03Z')).toEqual([name]);
});

it('the anniversary begins and ends', async () => {
  await payload.updateGlobal({
    slug: 'anniversary',
    data: {
      title: 'Ten years',
      lead: 'A lead.',
      startTime: '2032-05-01T08:00:00.000Z',
      endTime: '2032-05-31T08:00:00.000Z',
      _status: 'published',
    },
  });
  expect(await passedBetween('2032-05-01T07:59:58Z', '2032-05-01T08:00:03Z')).toEqual(['anniversary']);
  expect(await passedBetween('2032-05-02T07:59:58Z', '2032-05-02T08:00:03Z')).toEqual([]);
  expect(await passedBetween('2032-05-31T07:59:58Z', '2032-05-31T08:00:03Z')).toEqual(['anniversary']);
});

it('no moment is left out of an outage of the database, whichever gateway was the leader before', async () => {
  const before = new Date('2033-01-01T08:00:00Z');
  const later = new Date('2033-01-01T08:10:00Z');
  const other = lease(payload, 'background work');
  await other.take();
  await joinElection(payload, { isUnderWay: () => false, onTakeOver: () => Promise.resolve() });
  expect(await followPeriods(payload, before, later)).toEqual(new Date('2033-01-01T08:09:00Z'));

  payload.logger.level = 'silent';
  await statement(payload, 'ALTER TABLE leases RENAME TO gone', []);
  // So long that the lease is over.
  const { now } = performance;
  const clock = mock.method(performance, 'now', () => now.call(performance) + 20_000);
  expect(isFollower()).toBe(false);
  expect(await followPeriods(payload, before, later)).toEqual(before);

  clock.mock.restore();
  await statement(payload, 'ALTER TABLE gone RENAME TO leases', []);
  payload.logger.level = 'warn';
  await other.release();
  while (!isLeader()) await setTimeout(100);
  expect(await followPeriods(payload, before, later)).toEqual(later);
});

it('the site is told of what has begun by itself', async () => {
  const [banner] = (
    await payload.find({
      collection: 'posters',
      where: { startTime: { equals: '2030-03-01T08:00:00.000Z' } },
    })
  ).docs;
  const told = () => findOutstanding(payload, `posters:${banner?.id}`);
  startState.isComplete = true;
  const moment = new Date('2030-03-01T08:00:00Z');
  await followPeriods(payload, new Date('2030-03-01T07:59:55Z'), moment);
  expect(await told()).toEqual([]);
  await followPeriods(payload, moment, new Date('2030-03-01T08:00:05Z'));
  expect(await told()).toMatchObject([{ attempts: 0 }]);
});

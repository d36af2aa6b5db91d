import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { after, describe, it, mock } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { expect } from 'expect';
import { getPayload, type Payload } from 'payload';

import configuration from '../../src/payload.config';
import { isOnDuty, lease, startDuty } from '../../src/platform/db/lease';
import { statement } from '../../src/platform/db/statement';
import { withExclusiveLock } from '../../src/platform/db/withExclusiveLock';
import { areJobsUnderWay, resumeJobs } from '../../src/startup/resumeJobs';
import { startOutboxWorker } from '../../src/sync/outbox';
import { openEmptyPayload, openPayload } from './openPayload';

const role = 'LEASE_TEST_ROLE';

const takePart = (payload: Payload) =>
  startDuty(payload, {
    isUnderWay: () => areJobsUnderWay(payload),
    onTakeOver: () => resumeJobs(payload),
  });

async function work(): Promise<void> {
  process.send?.('ready');
  for (;;) {
    if (isOnDuty()) process.send?.('working');
    await setTimeout(100);
  }
}

/** Processes of this file that take part as further gateways, on the same database. */
const roles: Record<string, (payload: Payload) => Promise<unknown>> = {
  /** Does the background work whenever it is on duty, and says so. */
  worker: async (payload) => {
    await takePart(payload);
    await work();
  },
  /** Runs jobs too, each until it is told to end it. */
  publisher: async (payload) => {
    const [task] = payload.config.jobs.tasks ?? [];
    if (!task) throw new Error('There is no task.');
    task.handler = async () => {
      process.send?.('begun');
      await once(process, 'message');
      return { output: {} };
    };
    payload.logger.level = 'silent';
    await takePart(payload);
    await getPayload({ config: configuration, cron: true });
    await work();
  },
  /** Waits for the lock that holds off others while the database is made. */
  lock: (payload) =>
    withExclusiveLock(payload, async () => {
      process.send?.('locked');
      await setTimeout(60_000);
    }),
};

const ownRole = roles[process.env[role] ?? ''];
if (ownRole) {
  const payload = await openEmptyPayload();
  await ownRole(payload);
} else {
  const payload = await openPayload();
  const started: ChildProcess[] = [];
  after(() => started.forEach((child) => child.kill('SIGKILL')));

  const gateway = (name: string): ChildProcess => {
    const child = fork(fileURLToPath(import.meta.url), {
      execArgv: process.execArgv.filter((option) => /^--(conditions|enable-source-maps)/.test(option)),
      env: { ...process.env, [role]: name },
    });
    started.push(child);
    return child;
  };
  const message = async (child: ChildProcess, text: string): Promise<number> => {
    for (;;) {
      const [given] = (await once(child, 'message')) as [string];
      if (given === text) return performance.now();
    }
  };
  const countOf = (child: ChildProcess, text: string) => {
    const counted = { count: 0 };
    child.on('message', (given) => (counted.count += given === text ? 1 : 0));
    return counted;
  };

  describe('a lease', () => {
    it('has one holder, who may renew it', async () => {
      const first = lease(payload, 'test', { holder: 'a', duration: 60_000 });
      const second = lease(payload, 'test', { holder: 'b', duration: 60_000 });
      expect(await first.keep()).toBe(false);
      expect(await first.take()).toBe(true);
      expect([await second.keep(), await second.take()]).toEqual([false, false]);
      expect(await first.keep()).toBe(true);
      await second.release();
      expect(await second.take()).toBe(false);
      await first.release();
      expect(await first.keep()).toBe(false);
      expect(await second.take()).toBe(true);
    });

    it('goes to one of many who ask at the same time', async () => {
      const asked = await Promise.all(
        Array.from({ length: 20 }, () => lease(payload, 'crowd', { duration: 60_000 }).take()),
      );
      expect(asked.filter(Boolean)).toHaveLength(1);
    });

    it('ends by itself; its last holder may go on where no other has come', async () => {
      const first = lease(payload, 'short', { duration: 200 });
      expect(await first.take()).toBe(true);
      const other = lease(payload, 'short');
      expect(await other.take()).toBe(false);
      await setTimeout(300);
      expect(await first.keep()).toBe(true);
      await setTimeout(300);
      expect(await other.take()).toBe(true);
      expect(await first.keep()).toBe(false);
    });
  });

  describe('two gateways on one database', () => {
    it('do the background work once; the other takes over within 20 s of a kill, and within 6 s of a stop', async () => {
      const first = gateway('worker');
      await message(first, 'working');
      const second = gateway('worker');
      const third = gateway('worker');
      await Promise.all([message(second, 'ready'), message(third, 'ready')]);
      const [ofSecond, ofThird] = [countOf(second, 'working'), countOf(third, 'working')];
      const ofFirst = countOf(first, 'working');
      await setTimeout(6_000);
      expect(ofFirst.count).toBeGreaterThan(20);
      expect([ofSecond.count, ofThird.count]).toEqual([0, 0]);

      const killed = performance.now();
      first.kill('SIGKILL');
      await Promise.race([message(second, 'working'), message(third, 'working')]);
      expect(performance.now() - killed).toBeLessThan(20_000);
      await setTimeout(2_000);
      // Only one of them.
      const [heir, other] = ofSecond.count > 0 ? [second, third] : [third, second];
      expect([ofSecond.count, ofThird.count].filter(Boolean)).toHaveLength(1);

      const stopped = performance.now();
      heir.kill('SIGTERM');
      await message(other, 'working');
      expect(performance.now() - stopped).toBeLessThan(6_000);
      heir.kill('SIGKILL');
      other.kill('SIGKILL');
    });

    it('wait for each other while the database is made, and not for one that was killed', async () => {
      const first = gateway('lock');
      await message(first, 'locked');
      const second = gateway('lock');
      const locked = message(second, 'locked');
      expect(await Promise.race([locked.then(() => 'locked'), setTimeout(2_000, 'waiting')])).toBe('waiting');
      first.kill('SIGKILL');
      await locked;
      second.kill('SIGKILL');
    });
  });

  const job = { taskSlug: 'schedulePublish', input: {}, queue: 'default' };

  it('leaves a job to its gateway while that runs it: after an outage of the database, and after SIGTERM', async () => {
    const first = gateway('publisher');
    await message(first, 'working');
    const begun = message(first, 'begun');
    const { id } = await payload.db.create({
      collection: 'payload-jobs',
      data: { ...job, processing: false },
    });
    await begun;
    const isFree = async () => {
      const where = { id: { equals: id }, processing: { equals: false } };
      return (await payload.count({ collection: 'payload-jobs', where })).totalDocs === 1;
    };
    await statement(payload, 'ALTER TABLE leases RENAME TO gone', []);
    const ofFirst = countOf(first, 'working');
    for (let last = -1; last !== ofFirst.count; await setTimeout(1_500)) last = ofFirst.count;
    await statement(payload, 'ALTER TABLE gone RENAME TO leases', []);
    await message(first, 'working');
    expect(await isFree()).toBe(false);

    const second = gateway('worker');
    await message(second, 'ready');
    first.kill('SIGTERM');
    const ofSecond = countOf(second, 'working');
    await setTimeout(11_000);
    expect([ofSecond.count, await isFree()]).toEqual([0, false]);

    first.send('end');
    await message(second, 'working');
    expect((await payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0);
    first.kill('SIGKILL');
    second.kill('SIGKILL');
  });

  it('runs a job again that was under way when its gateway was killed', async () => {
    const create = (data: object) =>
      payload.db.create({ collection: 'payload-jobs', data: { ...job, ...data } }) as Promise<{ id: number }>;
    const begun = await create({ processing: true });
    const done = await create({ processing: true, completedAt: new Date().toISOString() });
    await resumeJobs(payload);
    const state = async ({ id }: { id: number }) =>
      (await payload.findByID({ collection: 'payload-jobs', id, depth: 0 })).processing;
    expect([await state(begun), await state(done)]).toEqual([false, true]);
  });

  it('leaves an update to the gateway that sends it, also where its own clock is ahead', async () => {
    const { id } = await payload.create({
      collection: 'site-updates',
      data: {
        title: 'Claimed',
        site: 'http://127.0.0.1:9',
        change: { paths: ['/'] },
        state: 'waiting',
        attempts: 0,
        // As another gateway's claim leaves it.
        nextAttemptAt: new Date(Date.now() + 2_500).toISOString(),
      },
    });
    const { now } = Date;
    const clock = mock.method(Date, 'now', () => now() + 50_000);
    after(() => clock.mock.restore());
    startOutboxWorker(payload);
    const update = () => payload.findByID({ collection: 'site-updates', id });
    await setTimeout(1_500);
    expect((await update()).attempts).toBe(0);
    for (const until = now() + 15_000; (await update()).attempts === 0 && now() < until;)
      await setTimeout(200);
    const { attempts, nextAttemptAt } = await update();
    expect(attempts).toBe(1);
    // By the database's clock, in the form of the others.
    expect(new Date(nextAttemptAt).toISOString()).toBe(nextAttemptAt);
    expect(Date.parse(nextAttemptAt) - now()).toBeLessThan(10_000);
  });
}

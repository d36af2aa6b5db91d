import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { after, describe, it, mock } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { expect } from 'expect';
import { getPayload, type Payload } from 'payload';

import configuration from '../../src/payload.config';
import { isLeader, lease, joinElection } from '../../src/platform/db/lease';
import { statement } from '../../src/platform/db/statement';
import { withExclusiveLock } from '../../src/platform/db/withExclusiveLock';
import { areJobsUnderWay, resumeJobs } from '../../src/startup/resumeJobs';
import { openEmptyPayload, openPayload } from './openPayload';

const role = 'LEASE_TEST_ROLE';

const takePart = (payload: Payload) =>
  joinElection(payload, {
    isUnderWay: () => areJobsUnderWay(payload),
    onTakeOver: () => resumeJobs(payload),
  });

async function work(): Promise<void> {
  process.send?.('ready');
  const { now } = performance;
  process.once('message', (order) => {
    // So long that nothing is known of the lease any more.
    if (order === 'be late') mock.method(performance, 'now', () => now.call(performance) + 20_000);
  });
  for (;;) {
    process.send?.(isLeader() ? 'working' : 'idle');
    await setTimeout(100);
  }
}

/** Processes of this file that take part as further gateways, on the same database. */
const roles: Record<string, (payload: Payload) => Promise<unknown>> = {
  /** Does the background work whenever it is the leader, and says so. */
  worker: async (payload) => {
    await takePart(payload);
    await work();
  },
  /** Runs jobs too, each until it is told to end it. */
  publisher: async (payload) => {
    const task = payload.config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
    if (!task) throw new Error('There is no task.');
    task.handler = async () => {
      process.send?.('begun');
      await once(process, 'SIGUSR2');
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
  const message = async (child: ChildProcess, text: string): Promise<ChildProcess> => {
    for (;;) {
      const [given] = (await once(child, 'message')) as [string];
      if (given === text) return child;
    }
  };
  const countOf = (child: ChildProcess, text: string) => {
    const counted = { count: 0 };
    child.on('message', (given) => (counted.count += given === text ? 1 : 0));
    return counted;
  };

  /** Moves the end of a lease, as if time had passed. */
  const endLease = (name: string) =>
    statement(payload, 'UPDATE leases SET until = 0 WHERE name = $1', [name]);

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
      const first = lease(payload, 'short');
      expect(await first.take()).toBe(true);
      const other = lease(payload, 'short');
      expect(await other.take()).toBe(false);
      await endLease('short');
      expect(await first.keep()).toBe(true);
      expect(await other.take()).toBe(false);
      await endLease('short');
      expect(await other.take()).toBe(true);
      expect(await first.keep()).toBe(false);
    });
  });

  describe('two gateways on one database', () => {
    it('do the background work once; another takes over after a kill, when the lease is over, and after a stop', async () => {
      const first = gateway('worker');
      await message(first, 'working');
      const second = gateway('worker');
      const third = gateway('worker');
      const [ofSecond, ofThird] = [countOf(second, 'working'), countOf(third, 'working')];
      await Promise.all([message(second, 'idle'), message(third, 'idle')]);
      await message(first, 'working');
      expect([ofSecond.count, ofThird.count]).toEqual([0, 0]);

      first.kill('SIGKILL');
      await once(first, 'exit');
      await endLease('background work');
      const heir = await Promise.race([message(second, 'working'), message(third, 'working')]);
      const other = heir === second ? third : second;
      await message(other, 'idle');
      expect([ofSecond.count, ofThird.count].filter(Boolean)).toHaveLength(1);

      heir.kill('SIGTERM');
      await message(other, 'working');
      heir.kill('SIGKILL');
      other.kill('SIGKILL');
    });

    it('wait for each other while the database is made, and not for one that was killed', async () => {
      const first = gateway('lock');
      await message(first, 'locked');
      const second = gateway('lock');
      const locked = message(second, 'locked');
      expect(await Promise.race([locked.then(() => 'locked'), setTimeout(500, 'waiting')])).toBe('waiting');
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
    first.send('be late');
    await message(first, 'idle');
    await statement(payload, 'ALTER TABLE gone RENAME TO leases', []);
    await message(first, 'working');
    expect(await isFree()).toBe(false);

    const second = gateway('worker');
    const ofSecond = countOf(second, 'working');
    await message(second, 'idle');
    first.kill('SIGTERM');
    await message(first, 'idle');
    // It renews the lease although it has ended its work.
    const end = async () =>
      (await statement(payload, "SELECT until FROM leases WHERE name = 'background work'", []))[0]?.until;
    for (const before = await end(); (await end()) === before;) await setTimeout(100);
    expect([ofSecond.count, await isFree()]).toEqual([0, false]);

    first.kill('SIGUSR2');
    await message(second, 'working');
    const where = { completedAt: { exists: false } };
    expect((await payload.count({ collection: 'payload-jobs', where })).totalDocs).toBe(0);
    first.kill('SIGKILL');
    second.kill('SIGKILL');
  });

  it('runs a job again that was under way when its gateway was killed', async () => {
    const create = (data: object) =>
      payload.db.create({ collection: 'payload-jobs', data: { ...job, ...data } }) as Promise<{ id: number }>;
    const begun = await create({ processing: true });
    const done = await create({ processing: true, completedAt: new Date().toISOString() });
    await resumeJobs(payload, new Date(Date.now() - 60_000));
    const state = async ({ id }: { id: number }) =>
      (await payload.findByID({ collection: 'payload-jobs', id, depth: 0 })).processing;
    expect([await state(begun), await state(done)]).toEqual([true, true]);
    await resumeJobs(payload);
    expect([await state(begun), await state(done)]).toEqual([false, true]);
  });
}

import { randomUUID } from 'node:crypto';

import type { Payload } from 'payload';

import { processState } from '@/shared/server/processState';

import { repeatWork, type Repeated } from '../work/repeatWork';
import { nowInMs } from './databaseClock';
import { statement } from './statement';

/** Milliseconds for which a lease holds, and after which its holder asks for it again. */
const leaseMs = 15_000;
const renewEveryMs = 5_000;
/** So much before its end a holder stops to begin anything: the other clock may be a little ahead. */
const marginMs = 1_000;
/** Milliseconds until a statement of the lease fails, so that it is repeated before the lease ends. */
const answerMs = 5_000;

/** A right that one process at a time has, of all that share a database. */
interface Lease {
  /** Asks for more time. Answers whether this holder was the last one: also after the end, where no other has come. */
  keep: () => Promise<boolean>;
  /** Asks for the lease of another, or for one that nobody has. Answers whether this holder has it now. */
  take: () => Promise<boolean>;
  /** Gives it back, so that another need not wait for its end. */
  release: () => Promise<void>;
}

/** A lease by its name. One that is not renewed is lost after `duration` milliseconds, for example by a killed process. */
export function lease(
  payload: Pick<Payload, 'db'>,
  name: string,
  { holder = randomUUID(), duration = leaseMs }: { holder?: string; duration?: number } = {},
): Lease {
  const now = nowInMs(payload);
  const keep = `UPDATE leases SET until = ${now} + $1 WHERE name = $2 AND holder = $3 RETURNING holder`;
  const take = `
    INSERT INTO leases (name, holder, until) VALUES ($1, $2, ${now} + $3)
    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
      WHERE leases.until < ${now}
    RETURNING holder`;
  const isAnswered = async (text: string, values: (string | number)[]) =>
    (await statement(payload, text, values, answerMs)).length === 1;
  return {
    keep: () => isAnswered(keep, [duration, name, holder]),
    take: () => isAnswered(take, [name, holder, duration]),
    release: async () => {
      await statement(payload, 'DELETE FROM leases WHERE name = $1 AND holder = $2', [name, holder]);
    },
  };
}

/** Of this process: what it was told last, and until when that holds, by its own monotonic clock. */
const leadership = processState('gatewayLeadership', () => ({
  isOurs: false,
  knownUntil: -Infinity,
  isEnding: false,
}));

const isKnown = () => performance.now() < leadership.knownUntil;

/**
 * Whether this process does the background work of all gateways on this database: schedules, publication periods, links and
 * the hourly clean-up. A gateway that is killed is replaced within 20 s, one that is stopped within 5 s of its last job.
 */
export const isLeader = (): boolean => !leadership.isEnding && leadership.isOurs && isKnown();

/** Whether another process is the leader. Of a database that does not answer, neither is known. */
export const isFollower = (): boolean => !leadership.isOurs && isKnown();

/** Does `work` now and again on the leader of the gateways. */
export const repeatAsLeader = (payload: Payload, { work, ...repeated }: Repeated): Promise<void> =>
  repeatWork(payload, {
    ...repeated,
    work: async () => {
      if (isLeader()) await work();
    },
  });

interface Work {
  /** Whether this process still does some. Nobody is to take over meanwhile. */
  isUnderWay: () => boolean;
  /** Runs before any work, when another process may have left some undone. */
  onTakeOver: () => Promise<void>;
}

/** Takes part in the choice of the leader, until this process ends. */
export async function joinElection(payload: Payload, { isUnderWay, onTakeOver }: Work): Promise<void> {
  const held = lease(payload, 'background work');
  const turn = async () => {
    if (leadership.isEnding && !isUnderWay()) return held.release();
    const asked = performance.now();
    const isKept = await held.keep();
    const isTaken = !isKept && !leadership.isEnding && (await held.take());
    // A process that could not renew the lease for a while may still run the jobs that it had begun.
    if (isTaken || (isKept && !isLeader() && !isUnderWay())) await onTakeOver();
    leadership.isOurs = isKept || isTaken;
    leadership.knownUntil = asked + leaseMs - marginMs;
  };
  const problem = 'The background work could not be claimed.';
  await repeatWork(payload, { pauseMs: renewEveryMs, work: turn, problem });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      leadership.isEnding = true;
      // If the database does not answer, the lease ends by itself.
      turn().catch(() => undefined);
    });
}

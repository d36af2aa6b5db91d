import { randomUUID } from 'node:crypto';

import type { Payload } from 'payload';

import { processState } from '@/contract/server/processState';

import { statement } from './statement';

/** Milliseconds for which a lease holds, and after which its holder asks for it again. */
const leaseMs = 15_000;
const renewEveryMs = 5_000;
/** So much before its end a holder stops to begin anything: the other clock may be a little ahead. */
const marginMs = 1_000;

/** The database's own clock, in ms: those of the machines may differ. */
const clocks = {
  sqlite: "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
  postgres: 'CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS bigint)',
};

/** A right that one process at a time has, of all that share a database. */
interface Lease {
  /** Asks for the lease, or for more time. Answers whether this holder has it now. */
  claim: () => Promise<boolean>;
  /** Gives it back, so that another need not wait for its end. */
  release: () => Promise<void>;
}

/** A lease by its name. One that is not renewed is lost after `duration` milliseconds, for example by a killed process. */
export function lease(
  payload: Pick<Payload, 'db'>,
  name: string,
  { holder = randomUUID(), duration = leaseMs }: { holder?: string; duration?: number } = {},
): Lease {
  const now = payload.db.name === 'sqlite' ? clocks.sqlite : clocks.postgres;
  const claim = `
    INSERT INTO leases (name, holder, until) VALUES ($1, $2, ${now} + $3)
    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
      WHERE leases.holder = excluded.holder OR leases.until < ${now}
    RETURNING holder`;
  return {
    claim: async () => (await statement(payload, claim, [name, holder, duration])).length === 1,
    release: async () => {
      await statement(payload, 'DELETE FROM leases WHERE name = $1 AND holder = $2', [name, holder]);
    },
  };
}

/** Of this process: until when it does the background work, by its own monotonic clock. */
const duty = processState('gatewayDuty', () => ({ heldUntil: -Infinity, isEnding: false }));

/**
 * Whether this process does the background work of all gateways on this database: schedules, windows of time, links and
 * the hourly clean-up. A gateway that is killed is replaced within 20 s, one that is stopped within 5 s.
 */
export const isOnDuty = (): boolean => !duty.isEnding && performance.now() < duty.heldUntil;

/**
 * Takes part in the choice of the process that does the background work, until this one ends.
 * @param onTakeOver runs before any work, when another process may have left some undone
 */
export async function startDuty(payload: Payload, onTakeOver: () => Promise<void>): Promise<void> {
  const held = lease(payload, 'background work');
  const turn = async () => {
    if (duty.isEnding) return;
    const asked = performance.now();
    const isOurs = await held.claim();
    if (isOurs && !isOnDuty()) await onTakeOver();
    duty.heldUntil = isOurs ? asked + leaseMs - marginMs : -Infinity;
  };
  const repeat = () =>
    turn()
      .catch((err: unknown) =>
        payload.logger.error({ err, msg: 'The background work could not be claimed.' }),
      )
      .finally(() => setTimeout(() => void repeat(), renewEveryMs).unref());
  await repeat();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      duty.isEnding = true;
      // Where the database does not answer, the lease ends by itself.
      held.release().catch(() => undefined);
    });
}

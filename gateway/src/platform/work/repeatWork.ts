import type { Payload } from 'payload';

export interface Repeated {
  /** Milliseconds from the end of one turn to the next. */
  pauseMs: number;
  work: () => Promise<void>;
  /** The message of the log line where a turn fails. */
  problem: string;
}

/** Does `work` now and again until the process ends; a failure is logged, and the next turn comes. Resolves after the first. */
export function repeatWork({ logger }: Payload, { pauseMs, work, problem }: Repeated): Promise<void> {
  const turn = (): Promise<void> =>
    work()
      .catch((err: unknown) => logger.error({ err, msg: problem }))
      .finally(() => setTimeout(() => void turn(), pauseMs).unref());
  return turn();
}

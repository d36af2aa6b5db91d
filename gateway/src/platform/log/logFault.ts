import type { LogEntry } from '@/shared/server/log/boundedLog';
import { processLog } from '@/shared/server/log/processLog';

import { causeOf, framesOf } from './causeOf';

function reasonOf(error: unknown): Pick<LogEntry, 'cause' | 'stack'> {
  const fault = error instanceof Error ? error : new Error(String(error));
  return { cause: causeOf(fault), stack: framesOf(fault) };
}

/** Logs what went wrong, bounded by cause and minute. */
export const logFault = (during: string, error: unknown, level: LogEntry['level'] = 'error'): void =>
  processLog({ level, during, ...reasonOf(error) });

/** The same for a caller who was given the id of the request; of those that are only counted, none is kept. */
export const logReferred =
  (during: string) =>
  (requestId: string, error: unknown): void =>
    processLog({ level: 'error', during, requestId, ...reasonOf(error) });

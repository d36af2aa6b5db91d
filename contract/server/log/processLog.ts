import { createBoundedLog, type LogEntry } from './boundedLog';

/** Pages, routes and the proxy are bundles of their own in one process, with one log. */
const shared = globalThis as { processLog?: (entry: LogEntry) => void };

/** The log of this process, on standard error. */
export const processLog = (shared.processLog ??= createBoundedLog({
  write: (line) => process.stderr.write(line),
  now: () => new Date(),
}));

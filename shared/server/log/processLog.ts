import { processState } from '../processState';
import { requestId } from '../requestId';
import { createBoundedLog, type LogEntry } from './boundedLog';
import { logFormat, recordFormats } from './formatRecord';

/** The log of this process, on standard error. */
const bounded = processState('processLog', () => {
  const format = recordFormats[logFormat(process.env.LOG_FORMAT, process.stderr.isTTY)];
  return createBoundedLog({
    write: (record) => process.stderr.write(`${format(record)}\n`),
    now: () => new Date(),
  });
});

/** Logs an entry, with the id of the request that it happened in. */
export const processLog = (entry: LogEntry): void => bounded({ requestId: requestId(), ...entry });

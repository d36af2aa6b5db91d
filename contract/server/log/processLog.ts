import { processState } from '../processState';
import { createBoundedLog } from './boundedLog';

/** The log of this process, on standard error. */
export const processLog = processState('processLog', () =>
  createBoundedLog({ write: (line) => process.stderr.write(line), now: () => new Date() }),
);

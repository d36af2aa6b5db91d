import { inspect, stripVTControlCharacters } from 'node:util';

import type { LogEntry } from './boundedLog';

const textOf = (value: unknown): string =>
  stripVTControlCharacters(typeof value === 'string' ? value : inspect(value, { depth: 1 }));

type LogFault = (during: string, error: unknown, level: LogEntry['level']) => void;

/** Next tells the same failure of a page two or three times, each with its stack. */
const during = 'Next';

/** Sends what Next writes to the console of errors and warnings through the bounded log of its server. */
export function boundConsole(logFault: LogFault, target: Pick<Console, 'error' | 'warn'> = console): void {
  const bounded =
    (level: LogEntry['level']) =>
    (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      if (error) logFault(during, error, level);
      else {
        const said = new Error(values.map(textOf).join(' ').trim());
        said.name = 'Message';
        said.stack = undefined;
        logFault(during, said, level);
      }
    };
  target.error = bounded('error');
  target.warn = bounded('warn');
}

import { format } from 'node:util';

import type { Config } from 'payload';

import type { LogEntry } from '@/shared/server/log/boundedLog';
import { processLog } from '@/shared/server/log/processLog';

import { causeOf, framesOf } from './causeOf';

/** pino's levels are numbers. */
const levelOf = (level: number): LogEntry['level'] => (level >= 50 ? 'error' : level >= 40 ? 'warn' : 'info');

const isObject = (value: unknown): value is { err?: unknown; msg?: unknown } =>
  typeof value === 'object' && value !== null;

/** Arguments of the logger, from Payload and from us: a text, an error, or an object with `err` and `msg`, and a text after it. */
function entryOf([first, ...rest]: unknown[], level: number): LogEntry {
  const { err, msg }: { err?: unknown; msg?: unknown } =
    first instanceof Error ? { err: first } : isObject(first) ? first : {};
  const said = isObject(first) ? (rest.length > 0 ? rest : [msg]) : [first, ...rest];
  const text = format(...said.map((part) => part ?? ''));
  const error = err instanceof Error ? err : undefined;
  return {
    level: levelOf(level),
    during: 'Payload',
    cause: [text, error && causeOf(error)].filter(Boolean).join(' '),
    stack: error && framesOf(error),
  };
}

/** Payload's logger in production: JSON lines, bounded by cause and minute, without the values of queries. */
export const payloadLogger = {
  options: {
    hooks: { logMethod: (given, _write, level) => processLog(entryOf(given, level)) },
  },
} satisfies Config['logger'];

/** A visitor who asks for what is not theirs is no fault of the gateway. */
export const loggingLevels = {
  Forbidden: 'info',
  NotFound: 'info',
  AuthenticationError: 'info',
  ValidationError: 'info',
  QueryError: 'info',
} as const;

import type { LogRecord } from './boundedLog';

/** A line for programs. */
const asJson = (record: LogRecord): string => JSON.stringify(record);

/** Lines for people, such as `12:00:00 error Live call: … (999 times)`. */
function asText({ time, level, during, cause, stack, count, requestId }: LogRecord): string {
  const notes = [count && `${count} times`, requestId && `request ${requestId}`].filter(Boolean);
  const line = `${time.slice(11, 19)} ${level.padEnd(5)} ${during}: ${cause}`;
  return [line + (notes.length > 0 ? ` (${notes.join(', ')})` : ''), stack].filter(Boolean).join('\n');
}

export type LogFormat = 'json' | 'text';

export const recordFormats: Record<LogFormat, (record: LogRecord) => string> = { json: asJson, text: asText };

/** The format of `LOG_FORMAT`; without it, people read a terminal and programs everything else. */
export const logFormat = (setting: string | undefined, isTerminal: boolean): LogFormat =>
  setting === 'json' || setting === 'text' ? setting : isTerminal ? 'text' : 'json';

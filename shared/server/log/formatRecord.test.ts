import type { LogRecord } from './boundedLog';
import { logFormat, recordFormats } from './formatRecord';

const record: LogRecord = {
  time: '2026-11-20T12:00:00.000Z',
  level: 'warn',
  during: 'Live call',
  cause: 'no answer',
  requestId: 'id-of-a-request',
};

it('writes a record as one line of JSON', () => {
  const line = recordFormats.json({ ...record, cause: 'two\nlines' });
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({ ...record, cause: 'two\nlines' });
});

it.each<[LogRecord, string]>([
  [record, '12:00:00 warn  Live call: no answer (request id-of-a-request)'],
  [{ ...record, requestId: undefined, count: 999 }, '12:00:00 warn  Live call: no answer (999 times)'],
  [
    { ...record, level: 'error', requestId: undefined, stack: '    at x' },
    '12:00:00 error Live call: no answer\n    at x',
  ],
])('writes a record for people', (given, text) => expect(recordFormats.text(given)).toBe(text));

it.each([
  [undefined, true, 'text'],
  [undefined, false, 'json'],
  ['', false, 'json'],
  ['text', false, 'text'],
  ['json', true, 'json'],
])('the setting %s on a terminal (%s) is %s', (setting, isTerminal, format) =>
  expect(logFormat(setting, isTerminal)).toBe(format),
);

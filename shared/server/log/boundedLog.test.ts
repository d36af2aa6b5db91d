import { createBoundedLog, type LogEntry, type LogRecord, withoutPersonalData } from './boundedLog';

let lines: LogRecord[] = [];
const log = () =>
  createBoundedLog({
    write: (record) => lines.push(record),
    now: () => new Date(),
  });
const entry = (cause: string): LogEntry => ({ level: 'error', during: 'Page', cause });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  lines = [];
});
afterEach(() => jest.useRealTimers());

it('writes one line per cause at once, and the number of repeats after a minute', () => {
  const note = log();
  for (let time = 0; time < 1_000; time += 1) note(entry('down'));
  note(entry('late'));
  expect(lines).toEqual([
    { time: '2026-11-20T12:00:00.000Z', level: 'error', during: 'Page', cause: 'down' },
    { time: '2026-11-20T12:00:00.000Z', level: 'error', during: 'Page', cause: 'late' },
  ]);
  jest.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toEqual([
    { time: '2026-11-20T12:01:00.000Z', level: 'error', during: 'Page', cause: 'down', count: 999 },
  ]);
});

it('writes at most two lines per cause and minute in an outage of an hour', () => {
  const note = log();
  for (let second = 0; second < 3_600; second += 1) {
    note(entry('down'));
    note(entry('late'));
    jest.advanceTimersByTime(1_000);
  }
  expect(lines.length).toBeLessThanOrEqual(2 * 2 * 60);
  const told = lines.reduce((sum, { count = 1 }) => sum + count, 0);
  expect(told).toBeGreaterThan(7_000);
});

it('combines further causes after 200 different ones', () => {
  const note = log();
  for (let time = 0; time < 5_000; time += 1) note(entry(`cause ${time}`));
  expect(lines).toHaveLength(201);
  expect(lines.at(-1)?.cause).toBe('other causes');
});

it.each([
  ['no answer for anna.meyer+x@example.co.uk', 'no answer for <e-mail>'],
  ['/cht/price?phone=1&name=b failed', '/cht/price?… failed'],
  ['Migrating: 20261121_034540_initial', undefined],
  ['code for +49 170 1234567 refused', 'code for <number> refused'],
  ['too many tries from 203.0.113.7', 'too many tries from <address>'],
  ['from 2001:db8::8a2e:370:7334, again', 'from <address>, again'],
  ['from ::ffff:203.0.113.7', 'from <address>'],
  ['connect ECONNREFUSED 127.0.0.1:4000', undefined],
  ['connect ECONNREFUSED ::1:4000', undefined],
  ['at 12:00:01 in Cache::read', undefined],
  ['next 16.4.6 on 20.20.2', undefined],
  ['postgres://site:pa55@db.example.com/kompassa', 'postgres://<login>@db.example.com/kompassa'],
  ['cookie: loginCode=abc; a=b', 'cookie: <secret>; a=b'],
  ['{"token":"abc","id":3}', '{"token":"<secret>","id":3}'],
  ['Authorization: Bearer abc.def', 'Authorization: <secret>'],
  ['sent Bearer abc.def', 'sent Bearer <secret>'],
  ['/cht/calculate/0f8fad5b-d9cb-469f-a165-70867728950e failed', '/cht/calculate/<id> failed'],
  ['/de/cht/calculate/k7mp4xwq9dnt failed', '/de/cht/calculate/<id> failed'],
  [`session ${'0123456789abcdef'.repeat(4)} ended`, 'session <token> ended'],
  ['session Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyMTIz ended', 'session <token> ended'],
  ['    at x (/srv/.next/server/chunks/Node_modules_next_dist_esm_build_templates_3f2a._.js:1:2)', undefined],
  ["The gateway's call /officialQuery/getPartner gave no answer within 30000 ms.", undefined],
])('removes personal data from %j', (text, expected) =>
  expect(withoutPersonalData(text)).toBe(expected ?? text),
);

it('writes the stack of a cause once', () => {
  const note = log();
  note({ ...entry('broken'), stack: 'Error: broken\n  at x' });
  note({ ...entry('broken'), stack: 'Error: broken\n  at x' });
  jest.advanceTimersByTime(60_000);
  expect(lines.map(({ stack }) => stack)).toEqual(['Error: broken\n  at x', undefined]);
});

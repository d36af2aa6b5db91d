import { payloadLogger } from './payloadLogger';

const written: Record<string, unknown>[] = [];
jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
  written.push(JSON.parse(String(line)) as Record<string, unknown>);
  return true;
});
jest.useFakeTimers();
beforeEach(() => {
  jest.advanceTimersByTime(60_000);
  written.length = 0;
});

const levels = { info: 30, warn: 40, error: 50 };
/** Logs as pino does, which hands every line to the hook. */
function log(level: keyof typeof levels, ...given: unknown[]) {
  const { logMethod } = payloadLogger.options.hooks;
  const pino = {} as ThisParameterType<typeof logMethod>;
  logMethod.call(pino, given as Parameters<typeof logMethod>[0], () => {}, levels[level]);
}

/** A failed query as Drizzle throws it, with the driver's error as its cause. */
function failedQuery(...params: string[]) {
  const message = `Failed query: insert into "merchants" ("email", "name") values (?, ?)\nparams: ${params.join()}`;
  const error = new Error(message, {
    cause: new Error('SQLITE_BUSY: database is locked'),
  });
  return Object.assign(error, { query: 'insert …', params });
}

it.each([
  [['Seeded: pages'], 'Seeded: pages'],
  [['%s of %d', 'one', 2], 'one of 2'],
  [[{ msg: 'There is nothing here.' }], 'There is nothing here.'],
])('writes %j as one line of JSON', (given, cause) => {
  log('info', ...given);
  expect(written).toEqual([{ time: expect.any(String) as string, level: 'info', during: 'Payload', cause }]);
});

it('logs the message and the stack of an error', () => {
  log('error', { err: new TypeError('x is undefined'), msg: 'A form failed' });
  log('error', { err: new Error('broken') }, 'The lock was not released:');
  expect(written).toMatchObject([
    { level: 'error', cause: 'A form failed TypeError: x is undefined' },
    { cause: 'The lock was not released: Error: broken' },
  ]);
  expect(written[0]?.stack).toMatch(/^at .*payloadLogger\.test/);
});

it.each([
  ['as they are', ['ada@example.com', 'Ada Lovelace', '+49 170 1234567']],
  ['with lines that look like a stack', ['Ada Lovelace\n    at 1 Long Street', 'a\nparams: Lovelace Ltd']],
])('a failed query is logged without its values: %s', (_kind, values) => {
  log('error', { err: failedQuery(...values) });
  expect(written).toHaveLength(1);
  expect(written[0]?.cause).toBe(
    'Error: Failed query: insert into "merchants" ("email", "name") values (?, ?) (SQLITE_BUSY: database is locked)',
  );
  expect(JSON.stringify(written)).not.toMatch(/Ada |ada@|Lovelace|Long Street|1234567/);
});

it('removes values that a statement or PostgreSQL quotes', () => {
  log('error', new Error("Failed query: select * from users where name = 'O''Hara'"));
  log('error', failedQuery(), 'x');
  log('error', new Error('invalid input syntax for type integer: "Ada"'));
  expect(written.map(({ cause }) => cause).join()).not.toMatch(/Hara|Ada/);
});

it('writes a thousand failures of one kind as one line, and after a minute their number', () => {
  for (let time = 0; time < 1_000; time += 1) log('error', { err: failedQuery(`${time}@example.com`) });
  expect(written).toHaveLength(1);
  jest.advanceTimersByTime(60_000);
  expect(written.slice(1)).toMatchObject([{ level: 'error', count: 999 }]);
});

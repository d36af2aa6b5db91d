import { isInvalidValue } from './invalidValue';

const failed = (cause: Error) => new Error('Failed query: select 1\nparams: 1', { cause });
const ofPostgres = (code: string) => Object.assign(new Error('refused'), { code });

it.each([
  [true, new Error('SQLite3 can only bind numbers, strings, bigints, buffers, and null')],
  [true, new RangeError('Only finite numbers (not Infinity or NaN) can be passed as arguments')],
  [true, new TypeError('undefined cannot be passed as argument to the database')],
  [true, new Error('SQLITE_CONSTRAINT: SQLite error: FOREIGN KEY constraint failed')],
  [true, ofPostgres('22P02')],
  [true, ofPostgres('23503')],
  [false, new Error('SQLITE_BUSY: database is locked')],
  [false, ofPostgres('57P01')],
  [false, ofPostgres('ECONNREFUSED')],
  [false, new TypeError('x is undefined')],
])('%s for %s', (expected, cause) => {
  expect(isInvalidValue(failed(cause))).toBe(expected);
  expect(isInvalidValue(failed(failed(cause)))).toBe(expected);
});

import { isFullDisk } from './fullDisk';

const failed = (cause: Error) => new Error('Failed query: update x\nparams: 1', { cause });
const withCode = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

it.each([
  [true, withCode('ENOSPC', 'ENOSPC: no space left on device, write')],
  [true, withCode('EFBIG', 'EFBIG: file too large, write')],
  [true, withCode('SQLITE_FULL', 'SQLITE_FULL: database or disk is full')],
  [true, new Error('SQLITE_IOERR: disk I/O error')],
  [true, withCode('SQLITE_IOERR_WRITE')],
  [true, withCode('53100', 'could not extend file: No space left on device')],
  [false, withCode('SQLITE_BUSY', 'SQLITE_BUSY: database is locked')],
  [false, withCode('57P01', 'terminating connection due to administrator command')],
  [false, withCode('ENOENT', 'ENOENT: no such file or directory')],
  [false, new TypeError('x is undefined')],
])('%s for %s', (expected, cause) => {
  expect(isFullDisk(cause)).toBe(expected);
  expect(isFullDisk(failed(failed(cause)))).toBe(expected);
});

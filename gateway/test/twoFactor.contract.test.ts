import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runReport } from './reports/runReport';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'gateway-two-factor-'));
let report: Awaited<ReturnType<typeof runReport>>;

beforeAll(async () => {
  report = await runReport('twoFactorReport.ts', dataFolder);
}, 300_000);

afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

it('staff turn it on with password and code, and then log in with a code each time', () =>
  expect(report.staff).toEqual({
    wrongPassword: 'credentials 401',
    whileBegun: 'in',
    wrongConfirm: 'code 422',
    recoveryCodes: 10,
    secretsInDatabase: false,
    sessions: [true, false],
    passwordAlone: ['ticket', null, null],
    wrongCode: 'code 422',
    codeOfConfirming: 'code 422',
    rightCode: 'in',
    sameCodeAgain: 'code 422',
    recoveryCode: 'in',
    sameRecoveryCode: 'code 422',
    parallelRecovery: [...times(3, 'code 422'), 'in'],
    forgedTicket: 'loginExpired 401',
    oldTicket: 'loginExpired 401',
    ticketOfMerchant: 'loginExpired 401',
  }));

it('a thief of the password has five guesses a login and ten an hour; the owner has recovery codes', () => {
  const perTicket = (...outcomes: string[]) => [...outcomes, 'loginExpired 401'];
  expect(report.guesses).toEqual([
    ...perTicket(...times(5, 'code 422')),
    // The tenth was the code that somebody sent twice.
    ...perTicket(...times(4, 'code 422'), 'tooMany 429'),
    ...perTicket(...times(5, 'tooMany 429')),
  ]);
  expect(report.ownerMeanwhile).toBe('in');
});

it('is turned off with the password, or by the command that resets a login', () =>
  expect(report.removing).toEqual({
    removedByWrong: 'credentials 401',
    removed: 200,
    afterRemoving: 'in',
    stranger: 'session 401',
    afterReset: 'in',
  }));

it('merchants have the same', () =>
  expect(report.merchants).toEqual({
    beginWithWrong: 'credentials 401',
    beginAgain: 'enrolled 409',
    otherAlive: false,
    passwordAlone: 'ticket',
    wrongCode: 'code 422',
    rightCode: 'in',
    sameCode: 'code 422',
    recoveryCode: 'in',
    resetByMessage: null,
    afterReset: 'ticket',
    removed: 'in',
    afterRemoving: 'in',
  }));

it('shows a QR code, and is forgotten with its account', () => {
  expect(report.hasQrCode).toBe(true);
  expect(report.left).toEqual([0, 0, 0]);
});
